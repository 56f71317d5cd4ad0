import type { Scrolling } from '@/lib/render-lab';
import {
  CHANGE_NAMES,
  LIST_CHANGES,
  SCROLL_WAYS,
  tellList,
  tellShift,
  WAY_NAMES,
} from '@/lib/render-lab/run';
import { LabMadeOn } from './lab-made-on';
import { TableFrame } from './table-frame';

/** What becomes of a scrolled list that changes, and the button that tries it here. */
export function LabScrolling({ data }: { data: Scrolling }) {
  return (
    <div
      className="lab"
      role="group"
      aria-label="Scene: virtual scrolling"
      data-render-lab="scrolling"
    >
      <div className="demo-bar">
        <button type="button" data-demo-run data-lab-run>
          Run it here
        </button>
        <span className="demo-status" role="status" />
      </div>
      <TableFrame
        name="The row at the top of the view"
        className="lab-table stacks"
      >
        <thead>
          <tr>
            <th>Strategy</th>
            {LIST_CHANGES.map((change) => (
              <th key={change}>{CHANGE_NAMES[change]}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {SCROLL_WAYS.map((way) => (
            <tr key={way}>
              <th scope="row">{WAY_NAMES[way]}</th>
              {LIST_CHANGES.map((change) => (
                <Cell key={change} data={data} way={way} change={change} />
              ))}
            </tr>
          ))}
        </tbody>
      </TableFrame>
      <LabMadeOn madeOn={data.madeOn} />
      <div className="lab-stage" aria-hidden="true" />
    </div>
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
