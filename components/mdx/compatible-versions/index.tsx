import { z } from 'zod';
import { each, part } from '../part';
import { PACKAGE_FACTS } from '../sources';
import { CompatibleVersions } from './compatible-versions';

const SHOWN = ['line', 'releases', 'peers', 'angular', 'install'] as const;

export const compatibleVersions = {
  CompatibleVersions: part({
    props: z.strictObject({ show: z.enum(SHOWN) }),
    uses: { packageFacts: PACKAGE_FACTS },
    markdown: {},
    specimens: each(SHOWN, (show) => `<CompatibleVersions show="${show}" />`),
    draw: ({ show }, { packageFacts }) => (
      <CompatibleVersions facts={packageFacts.compatibility} show={show} />
    ),
  }),
};
