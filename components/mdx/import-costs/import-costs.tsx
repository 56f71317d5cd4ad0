import { Fragment } from 'react';
import { exportCosts, exportFacts, featureCosts } from '@/lib/packages';
import type { PackageFacts } from '@/lib/packages';
import { Details } from '../details/details';
import { costText } from '../shared/export-line';
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

/** One list for each package, closed: readers look for one name. */
function ExportTables({ facts }: { facts: PackageFacts }) {
  const all = exportCosts(facts.costs);
  const packages = [...new Set(all.map(({ entry }) => packageOf(entry)))];
  return packages.map((name) => {
    const own = all.filter(({ entry }) => packageOf(entry) === name);
    const types = own.filter(({ bytes }) => bytes === 0).length;
    return (
      <Details key={name} summary={`${name}: ${own.length} exports`}>
        <TableFrame
          name={`Exports of ${name} by cost`}
          className="fits"
          heads={['Export', 'Adds']}
          rows={own
            .filter(({ bytes }) => bytes > 0)
            .map(({ entry, name: symbol }) => [
              <Fragment key="name">
                <code>{symbol}</code> <small>{entry}</small>
              </Fragment>,
              costOf(facts, entry, symbol) ?? '',
            ])}
        />
        {types > 0 && <p>{withoutBytes(types)}</p>}
      </Details>
    );
  });
}

function packageOf(entry: string): string {
  return entry.split('/').slice(0, 2).join('/');
}

function costOf(facts: PackageFacts, entry: string, name: string) {
  const about = exportFacts(facts, entry, name);
  return about && costText(about);
}

function withoutBytes(count: number): string {
  return count === 1
    ? 'One more export adds nothing.'
    : `The other ${count} exports add nothing that can be measured: most are types.`;
}

/** What imports add to an application: features, sets of them, and each export, by the names that authors write. */
export const COST_TABLES = {
  features: FeatureTable,
  combinations: CombinationTable,
  exports: ExportTables,
};
