import type { Scrolling } from '@/lib/benchmarks';
import {
  CHANGE_NAMES,
  LIST_CHANGES,
  SCROLL_WAYS,
  describeList,
  describeShift,
  WAY_NAMES,
} from '@/lib/benchmarks/run';
import { LabFrame } from './lab-frame';
import { LabMadeOn } from './lab-made-on';
import { TableFrame } from '../shared/table-frame';

/** What becomes of a scrolled list that changes, and the button that tries it here. */
export function LabScrolling({ data }: { data: Scrolling }) {
  return (
    <LabFrame name="virtual scrolling" scene="scrolling">
      <TableFrame
        name="The row at the top of the view"
        className="lab-table stacks"
        heads={[
          'Strategy',
          ...LIST_CHANGES.map((change) => CHANGE_NAMES[change]),
        ]}
        rows={SCROLL_WAYS.map((way) => [
          WAY_NAMES[way],
          ...LIST_CHANGES.map((change) => ({
            labCell: `${way}/${change}`,
            content: <Outcome data={data} way={way} change={change} />,
          })),
        ])}
      />
      <LabMadeOn madeOn={data.madeOn} />
    </LabFrame>
  );
}

function Outcome({
  data,
  way,
  change,
}: {
  data: Scrolling;
  way: (typeof SCROLL_WAYS)[number];
  change: (typeof LIST_CHANGES)[number];
}) {
  const found = data.cases.find(
    (each) => each.way === way && each.change === change,
  );
  if (!found) return null;
  return (
    <>
      {describeShift(found)}
      {found.often < data.madeOn.times &&
        ` (${found.often} of ${data.madeOn.times})`}{' '}
      <small>{describeList(found)}</small>
    </>
  );
}
