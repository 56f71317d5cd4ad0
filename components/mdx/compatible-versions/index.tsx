import { z } from 'zod';
import { keysOf, part } from '../part';
import { PACKAGE_FACTS } from '../sources';
import { VERSION_TABLES } from './compatible-versions';

const SHOWN = keysOf(VERSION_TABLES);

export const compatibleVersions = {
  CompatibleVersions: part({
    props: z.strictObject({ show: z.enum(SHOWN) }),
    uses: { packageFacts: PACKAGE_FACTS },
    markdown: {},
    draw: ({ show }, { packageFacts }) =>
      VERSION_TABLES[show]({ facts: packageFacts.compatibility }),
  }),
};
