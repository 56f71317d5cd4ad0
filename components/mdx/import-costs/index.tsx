import { z } from 'zod';
import { keysOf, part } from '../part';
import { PACKAGE_FACTS } from '../sources';
import { COST_TABLES } from './import-costs';

const SHOWN = keysOf(COST_TABLES);

export const importCosts = {
  ImportCosts: part({
    props: z.strictObject({ show: z.enum(SHOWN) }),
    uses: { packageFacts: PACKAGE_FACTS },
    markdown: {},
    draw: ({ show }, { packageFacts }) =>
      COST_TABLES[show]({ facts: packageFacts }),
  }),
};
