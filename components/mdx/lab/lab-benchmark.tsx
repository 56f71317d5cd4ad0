import type { Benchmarks } from '@/lib/benchmarks';
import { CHANGES, frameText, isNoisy, isSeen } from '@/lib/benchmarks/run';
import type { Change, Layout, Spread } from '@/lib/benchmarks/run';
import { LabChoice } from './lab-choice';
import { LabFrame } from './lab-frame';
import { LabMadeOn } from './lab-made-on';
import { LabSpread } from './lab-spread';
import { TableFrame } from '../shared/table-frame';

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
/** For browsers that would take long for as many as were recorded. */
const FEWER_ROWS = 500;

/** Every way to render a layout, as it was measured, and the button that measures it here. */
export function LabBenchmark({
  data,
  layout,
}: {
  data: Benchmarks;
  layout: Layout;
}) {
  const cases = data.cases.filter((each) => each.layout === layout);
  const name = LAYOUT_NAMES[layout];
  return (
    <LabFrame
      name={`benchmark, ${name}`}
      scene={layout}
      controls={
        <LabChoice
          name="rows"
          label={layout === 'values' ? 'Values' : 'Rows'}
          values={[FEWER_ROWS, data.rows]}
          chosen={data.rows}
        />
      }
    >
      <ChangeTable cases={cases} layout={layout} />
      <CreateTable cases={cases} layout={layout} />
      <LabMadeOn madeOn={data.madeOn} isMedian />
    </LabFrame>
  );
}

type Cases = Benchmarks['cases'];

function ChangeTable({ cases, layout }: { cases: Cases; layout: Layout }) {
  const changes = CHANGES[layout];
  return (
    <TableFrame
      name={`Time until all is shown: ${LAYOUT_NAMES[layout]}`}
      className="lab-table stacks"
      heads={[
        'All shown after',
        ...changes.map((change) => CHANGE_NAMES[change]),
      ]}
      rows={cases.map(({ way, changes: timings }) => [
        `\`${way}\``,
        ...changes.map((change) => {
          const timing = timings[change];
          return {
            labCell: `${way}/${change}`,
            content: timing && (
              <Times done={timing.done} pause={timing.pause} />
            ),
          };
        }),
      ])}
    />
  );
}

function Times({ done, pause }: { done: Spread; pause: Spread }) {
  return (
    <>
      <Time spread={done} />
      <small>
        pause {frameText(pause.median)}
        {isSeen(pause) && isNoisy(pause) && !isNoisy(done) && ', noisy'}
      </small>
    </>
  );
}

function Time({ spread }: { spread: Spread }) {
  return isSeen(spread) ? (
    <LabSpread spread={spread} />
  ) : (
    frameText(spread.median)
  );
}

function CreateTable({ cases, layout }: { cases: Cases; layout: Layout }) {
  return (
    <TableFrame
      name={`Creation in detail: ${LAYOUT_NAMES[layout]}`}
      className="lab-table stacks"
      heads={[
        'Creation',
        'First shown',
        'An event in the middle waits',
        'Memory held',
      ]}
      rows={cases.map(({ way, changes: { create }, kilobytes }) => [
        `\`${way}\``,
        {
          labCell: `${way}/first`,
          content: create && <Time spread={create.first} />,
        },
        {
          labCell: `${way}/wait`,
          content: create && <Time spread={create.wait} />,
        },
        `${(kilobytes.median / 1000).toFixed(1)} MB`,
      ])}
    />
  );
}
