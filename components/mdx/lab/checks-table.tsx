import type { ChecksData } from '@/lib/benchmarks';
import { TREE } from '@/lib/benchmarks/run';
import { TableFrame } from '../shared/table-frame';
import { LabHere } from './lab-cell';
import type { Here } from './use-here';

/** How often each part of a tree is checked in one kind of application. */
export function ChecksTable({
  name,
  cases,
  here,
}: {
  name: string;
  cases: ChecksData['cases'];
  here: Here;
}) {
  return (
    <TableFrame
      name={`Checks: ${name}`}
      className="lab-table lab-tree fits"
      heads={[name, ...cases.map(({ binding }) => `\`${binding}\``)]}
    >
      {TREE.map(({ name: place, depth }) => (
        <tr key={place}>
          <th scope="row" className={`lab-depth-${depth}`}>
            {place}
          </th>
          {cases.map(({ binding, checks }) => {
            const times = checks[place] ?? 0;
            const cell = `${name}/${binding}/${place}`;
            return (
              <td key={binding} data-lab-cell={cell}>
                <span className={times > 0 ? 'lab-checked' : undefined}>
                  {times}
                </span>
                <LabHere text={here[cell]} />
              </td>
            );
          })}
        </tr>
      ))}
    </TableFrame>
  );
}
