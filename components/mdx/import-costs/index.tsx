import { z } from 'zod';
import { featureCosts, type PackageFacts } from '@/lib/packages';
import { keysOf, part } from '../part';
import { PACKAGE_FACTS } from '../sources';
import { kilobytes } from '../shared/kilobytes';
import { TableFrame } from '../shared/table-frame';

/** So many others are named that share code with a feature. */
const SHARED_WITH = 3;

function FeatureTable({ facts: { costs } }: { facts: PackageFacts }) {
  return (
    <TableFrame
      name="What a feature adds"
      className="fits"
      heads={['Feature', 'Adds', 'Of that, already there with']}
      rows={featureCosts(costs).map(({ name, bytes, shared }) => [
        name,
        kilobytes(bytes),
        shared
          .slice(0, SHARED_WITH)
          .map((one) => `${one.name}: ${kilobytes(one.bytes)}`)
          .join(', ') || '–',
      ])}
    />
  );
}

function CombinationTable({ facts: { costs } }: { facts: PackageFacts }) {
  return (
    <TableFrame
      name="What sets of imports add"
      className="fits"
      heads={['Together', 'Adds']}
      rows={Object.entries(costs.combinations)
        .sort((a, b) => b[1] - a[1])
        .map(([title, bytes]) => [title, kilobytes(bytes)])}
    />
  );
}

/** What imports add to an application: features and sets of them, by the names that authors write. */
const COST_TABLES = {
  features: FeatureTable,
  combinations: CombinationTable,
};

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
