import { z } from 'zod';
import { each, keysOf, part } from '../part';
import { PACKAGE_FACTS } from '../sources';
import { VERSION_TABLES } from './compatible-versions';

const SHOWN = keysOf(VERSION_TABLES);

export const compatibleVersions = {
  CompatibleVersions: part({
    props: z.strictObject({ show: z.enum(SHOWN) }),
    uses: { packageFacts: PACKAGE_FACTS },
    markdown: {},
    specimens: each(SHOWN, (show) => `<CompatibleVersions show="${show}" />`),
    draw: ({ show }, { packageFacts }) =>
      VERSION_TABLES[show]({ facts: packageFacts.compatibility }),
  }),
};
