import { z } from 'zod';
import { Fragment } from 'react';
import { hashOf } from '@/lib/base/files';
import { collectSampleTotals, manifestKey } from '@/lib/site/verdicts';
import type { SampleFigures } from '@/lib/site/verdicts';
import { Link } from '@/components/ui/link';
import type { SampleTotals as Totals } from '@/lib/samples/fences';
import { part, type Source } from '../part';
import { API, perSite } from '../sources';
import { TableFrame } from '../shared/table-frame';

/** What can be said of a sample, in the order of the columns. */
const COUNTED = ['Compiled', 'Run', 'Linted', 'Expected to fail', 'Ignored'];

/** The figures of the checker, by package. */
function SampleTotals({ figures }: { figures: SampleFigures | undefined }) {
  if (!figures) {
    return <p>The samples have not been checked yet.</p>;
  }
  return (
    <>
      <ByPackage figures={figures} />
      <p>
        The samples are on {figures.pages} pages, and each counts once in a row:
        the ones in the column “Run” are compiled as well. A sample that uses
        two packages counts for both, one that uses none only in the last row.
        The last column shows how many exports of a package are documented.
      </p>
      <Ignored ignored={figures.ignored} />
    </>
  );
}

function ByPackage({ figures: { packages, all } }: { figures: SampleFigures }) {
  return (
    <TableFrame
      name="Samples by package"
      className="totals stacks"
      heads={['Package', ...COUNTED, 'Exports']}
      rows={[
        ...packages.map(({ name, version, samples, exports }) => [
          <Fragment key="name">
            <code>{name}</code>
            <br />
            {version}
          </Fragment>,
          ...countsOf(samples),
          `${exports.documented} of ${exports.exports}`,
        ]),
        [
          'All samples',
          ...countsOf(all),
          `${sum(packages.map(({ exports }) => exports.documented))} of ${sum(packages.map(({ exports }) => exports.exports))}`,
        ],
      ]}
    />
  );
}

function Ignored({ ignored }: Pick<SampleFigures, 'ignored'>) {
  if (ignored.length === 0) return <p>No sample is ignored.</p>;
  return (
    <>
      <p>Ignored samples, and why:</p>
      <ul>
        {ignored.map(({ path, reason }, index) => (
          <li key={index}>
            <Link href={path}>{path}</Link>: {reason}
          </li>
        ))}
      </ul>
    </>
  );
}

function countsOf(totals: Totals): number[] {
  const { checked, run, linted, 'expected-errors': failing, ignored } = totals;
  return [checked, run, linted, failing, ignored];
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

const collectOnce = perSite(({ root }) => ({
  figures: collectSampleTotals(root),
}));

/** What the checker found, and what is documented, which is found on all pages. */
const SAMPLES: Source<SampleFigures | undefined> = {
  key: perSite(({ docs }) =>
    hashOf([manifestKey(), ...docs.map(({ body }) => body)]),
  ),
  read: (site) =>
    // While writing, the checker finds out more about the same pages.
    process.env.NODE_ENV === 'development'
      ? collectSampleTotals(site.root)
      : collectOnce(site).figures,
};

export const sampleTotals = {
  SampleTotals: part({
    props: z.strictObject({}),
    uses: { api: API, figures: SAMPLES },
    markdown: {},
    draw: (_, { figures }) => <SampleTotals figures={figures} />,
  }),
};
