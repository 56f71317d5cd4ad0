import { z } from 'zod';
import { each, part } from '../part';
import { PACKAGE_FACTS } from '../sources';
import { ImportCosts } from './import-costs';

const SHOWN = ['features', 'combinations', 'exports'] as const;

export const importCosts = {
  ImportCosts: part({
    props: z.strictObject({ show: z.enum(SHOWN) }),
    uses: { packageFacts: PACKAGE_FACTS },
    markdown: {},
    specimens: each(SHOWN, (show) => `<ImportCosts show="${show}" />`),
    draw: ({ show }, { packageFacts }) => (
      <ImportCosts facts={packageFacts} show={show} />
    ),
  }),
};
