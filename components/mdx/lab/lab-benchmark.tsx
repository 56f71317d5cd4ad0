import { Island } from '@/components/islands/island';
import type { Benchmarks } from '@/lib/benchmarks';
import { CHANGES, shownText } from '@/lib/benchmarks/run';
import type { Change, Layout } from '@/lib/benchmarks/run';
import Benchmark, { type BenchmarkTable } from './benchmark.island';

const LAYOUT_NAMES: Readonly<Record<Layout, string>> = {
  list: 'list',
  table: 'table',
  values: 'single values',
};
const CHANGE_NAMES: Readonly<Record<Change, string>> = {
  create: 'Create',
  update: 'Update 10 %',
  swap: 'Swap two',
  reverse: 'Reverse',
  filter: 'Keep half',
};
const NOTHING = { text: '', small: [] };

type Cases = Benchmarks['cases'];

/** Every way to render a layout, as it was measured. */
export function LabBenchmark(props: { data: Benchmarks; layout: Layout }) {
  const { data, layout } = props;
  const cases = data.cases.filter((each) => each.layout === layout);
  return (
    <Island of="mdx/lab/benchmark" when="hover">
      <Benchmark
        layout={layout}
        name={LAYOUT_NAMES[layout]}
        rows={data.rows}
        tables={[changeTable(cases, layout), createTable(cases, layout)]}
        madeOn={data.madeOn}
      />
    </Island>
  );
}

function changeTable(cases: Cases, layout: Layout): BenchmarkTable {
  const changes = CHANGES[layout];
  return {
    name: `Time until all is shown: ${LAYOUT_NAMES[layout]}`,
    heads: ['All shown after', ...changes.map((each) => CHANGE_NAMES[each])],
    ways: cases.map(({ way, changes: timings }) => ({
      way,
      cells: changes.map((of) => {
        const timing = timings[of];
        const recorded = timing && shownText(timing.done, timing.pause);
        return { of, recorded: recorded ?? NOTHING };
      }),
    })),
  };
}

function createTable(cases: Cases, layout: Layout): BenchmarkTable {
  return {
    name: `Creation in detail: ${LAYOUT_NAMES[layout]}`,
    heads: [
      'Creation',
      'First shown',
      'An event in the middle waits',
      'Memory held',
    ],
    ways: cases.map(({ way, changes: { create }, kilobytes }) => {
      const memory = `${(kilobytes.median / 1000).toFixed(1)} MB`;
      return {
        way,
        cells: [
          { of: 'first', recorded: create ? shownText(create.first) : NOTHING },
          { of: 'wait', recorded: create ? shownText(create.wait) : NOTHING },
          { of: 'memory', recorded: { text: memory, small: [] } },
        ],
      };
    }),
  };
}
