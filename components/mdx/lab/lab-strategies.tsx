import type { LabData } from '@/lib/benchmarks';
import { drawRun, spanOf, describeRun } from '@/lib/benchmarks/run';
import type { Run } from '@/lib/benchmarks/run';
import { LabChoice } from './lab-choice';
import { LabFrame } from './lab-frame';
import { LabMadeOn } from './lab-made-on';
import { LabTimeline } from './lab-shapes';
import { LabSpread } from './lab-spread';
import { TableFrame } from '../shared/table-frame';

/** Shown before a reader chooses. */
const SHOWN = ['native', 'normal'];
const ROWS = [50, 150, 500];
const WORK_MS = [0.5, 2, 5];

/** Two strategies on one time axis, as they were recorded, and the controls that record them anew in the browser. */
export function LabStrategies({ data }: { data: LabData['strategies'] }) {
  const runs = data.strategies.map(({ run }) => run);
  const shown = SHOWN.flatMap(
    (name) => runs.find(({ strategy }) => strategy === name) ?? [],
  );
  const [first] = runs;
  return (
    <>
      <LabFrame
        name="render strategies"
        scene="strategies"
        controls={
          <>
            <LabChoice
              name="rows"
              label="Rows"
              values={ROWS}
              chosen={first?.rows}
            />
            <LabChoice
              name="workMs"
              label="Work per row in ms"
              values={WORK_MS}
              chosen={first?.workMs}
            />
          </>
        }
      >
        {shown.map((run) => (
          <RunFigure
            key={run.strategy}
            run={run}
            span={spanOf(shown)}
            names={runs.map(({ strategy }) => strategy)}
          />
        ))}
      </LabFrame>
      <StrategyTable data={data} />
      <LabMadeOn madeOn={data.madeOn} isMedian />
    </>
  );
}

function RunFigure({
  run,
  span,
  names,
}: {
  run: Run;
  span: number;
  names: readonly string[];
}) {
  const { strategy } = run;
  return (
    <figure data-lab-run-of={strategy}>
      <figcaption>{describeRun(run)}</figcaption>
      <LabTimeline name={strategy} shapes={drawRun(run, span)} />
      <div className="demo-bar">
        <LabChoice
          name="strategy"
          label="Strategy"
          values={names}
          chosen={strategy}
        />
        <button type="button" data-lab-by="-1">
          Previous frame
        </button>
        <button type="button" data-lab-by="1">
          Next frame
        </button>
        <span className="demo-status" role="status" />
      </div>
    </figure>
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
        ...keys.map((key) => <LabSpread key={key} spread={spreads[key]} />),
        Math.round(frames.median),
      ])}
    />
  );
}
