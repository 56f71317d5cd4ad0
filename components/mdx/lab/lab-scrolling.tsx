import type { Scrolling } from '@/lib/render-lab';
import {
  CHANGE_NAMES,
  LIST_CHANGES,
  SCROLL_WAYS,
  tellList,
  tellShift,
  WAY_NAMES,
} from '@/lib/render-lab/run';
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
      >
        {SCROLL_WAYS.map((way) => (
          <tr key={way}>
            <th scope="row">{WAY_NAMES[way]}</th>
            {LIST_CHANGES.map((change) => (
              <Cell key={change} data={data} way={way} change={change} />
            ))}
          </tr>
        ))}
      </TableFrame>
      <LabMadeOn madeOn={data.madeOn} />
    </LabFrame>
  );
}

function Cell({
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
  return (
    <td data-label={CHANGE_NAMES[change]} data-lab-cell={`${way}/${change}`}>
      {found && (
        <>
          {tellShift(found)}
          {found.often < data.madeOn.times &&
            ` (${found.often} of ${data.madeOn.times})`}{' '}
          <small>{tellList(found)}</small>
        </>
      )}
    </td>
  );
}
