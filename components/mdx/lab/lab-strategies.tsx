import { Island } from '@/components/islands/island';
import type { LabData } from '@/lib/benchmarks';
import { spreadText } from '@/lib/benchmarks/run';
import { TableFrame } from '../shared/table-frame';
import { LabCell } from './lab-cell';
import { LabMadeOn } from './lab-made-on';
import Strategies from './strategies.island';

/** Shown before a reader chooses. */
const SHOWN = ['native', 'normal'];

/** Two strategies on one time axis, and all of them as they were recorded. */
export function LabStrategies({ data }: { data: LabData['strategies'] }) {
  const runs = data.strategies.map(({ run }) => run);
  const shown = SHOWN.flatMap(
    (name) => runs.find(({ strategy }) => strategy === name) ?? [],
  );
  return (
    <>
      <Island of="mdx/lab/strategies" when="hover">
        <Strategies runs={shown} names={runs.map(({ strategy }) => strategy)} />
      </Island>
      <StrategyTable data={data} />
      <LabMadeOn madeOn={data.madeOn} isMedian />
    </>
  );
}

function StrategyTable({ data }: { data: LabData['strategies'] }) {
  const times = {
    pause: 'Longest pause',
    input: 'Longest wait of a key',
    first: 'First rows shown',
    total: 'All rows rendered',
  } as const;
  const keys = Object.keys(times) as (keyof typeof times)[];
  return (
    <TableFrame
      name="Strategies, recorded"
      className="lab-table stacks"
      heads={['Strategy', ...keys.map((key) => times[key]), 'Frames meanwhile']}
      rows={data.strategies.map(({ run, frames, ...spreads }) => [
        `\`${run.strategy}\``,
        ...keys.map((key) => (
          <LabCell key={key} recorded={spreadText(spreads[key])} />
        )),
        Math.round(frames.median),
      ])}
    />
  );
}
