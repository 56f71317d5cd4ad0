import type { ChecksData } from '@/lib/benchmarks';
import { BINDINGS, TREE, applicationName } from '@/lib/benchmarks/run';
import { LabFrame } from './lab-frame';
import { LabMadeOn } from './lab-made-on';
import { TableFrame } from '../shared/table-frame';

/** Which parts of a tree are checked, for each kind of application, and the button that counts it here. */
export function LabChecks({ data }: { data: ChecksData }) {
  const names = [...new Set(data.cases.map(applicationName))];
  return (
    <LabFrame name="change detection" scene="checks">
      {names.map((name) => (
        <ApplicationTable
          key={name}
          name={name}
          cases={data.cases.filter((each) => applicationName(each) === name)}
        />
      ))}
      <LabMadeOn madeOn={data.madeOn} />
    </LabFrame>
  );
}

function ApplicationTable({
  name,
  cases,
}: {
  name: string;
  cases: ChecksData['cases'];
}) {
  return (
    <TableFrame
      name={`Checks: ${name}`}
      className="lab-table lab-tree fits"
      heads={[name, ...BINDINGS.map((binding) => `\`${binding}\``)]}
    >
      {TREE.map(({ name: place, depth }) => (
        <tr key={place}>
          <th scope="row" className={`lab-depth-${depth}`}>
            {place}
          </th>
          {BINDINGS.map((binding) => {
            const found = cases.find((each) => each.binding === binding);
            const times = found?.checks[place] ?? 0;
            return (
              <td key={binding} data-lab-cell={`${name}/${binding}/${place}`}>
                <span className={times > 0 ? 'lab-checked' : undefined}>
                  {times}
                </span>
              </td>
            );
          })}
        </tr>
      ))}
    </TableFrame>
  );
}
