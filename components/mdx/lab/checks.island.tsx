'use client';

import type { ChecksData } from '@/lib/benchmarks';
import {
  APPLICATIONS,
  applicationName,
  TREE,
  type Application,
  type Binding,
  type Checks,
} from '@/lib/benchmarks/run';
import { TableFrame } from '../shared/table-frame';
import { LabHere } from './lab-cell';
import { LabFrame } from './lab-frame';
import { LabMadeOn } from './lab-made-on';
import { loadScene } from './load-scene';
import { openFrame, openPlace } from './stage';
import { useHere, useScene, type Here } from './use-scene';

type Count = (
  host: HTMLElement,
  scene: Application & { binding: Binding },
) => Promise<Checks>;

/** Which parts of a tree are checked, for each kind of application, and the button that counts it here. */
export default function ChecksScene({ data }: { data: ChecksData }) {
  const [here, show] = useHere();
  const bindings = new Set(data.cases.map(({ binding }) => binding));
  const scene = useScene(async ({ stage, report, stopped }) => {
    report('Counting …');
    for (const application of APPLICATIONS) {
      const { count, host } = await open(stage, application);
      for (const binding of bindings) {
        if (stopped.aborted) return '';
        host.replaceChildren();
        const checks = await count(host, { ...application, binding });
        const start = `${applicationName(application)}/${binding}`;
        const found = TREE.map(({ name }) => [
          `${start}/${name}`,
          String(checks[name] ?? 0),
        ]);
        show(Object.fromEntries(found));
      }
      stage.replaceChildren();
    }
    return 'Counted here, in your browser.';
  });
  const names = [...new Set(data.cases.map(applicationName))];
  return (
    <LabFrame name="change detection" scene={scene}>
      {names.map((name) => (
        <ChecksTable
          key={name}
          name={name}
          cases={data.cases.filter((each) => applicationName(each) === name)}
          here={here}
        />
      ))}
      <LabMadeOn madeOn={data.madeOn} />
    </LabFrame>
  );
}

async function open(stage: HTMLElement, { isZone }: Application) {
  if (!isZone) {
    const { count } = await loadScene<{ count: Count }>('change-detection');
    return { count, host: openPlace(stage) };
  }
  const { place, globals } = await openFrame<{ labCount: Count }>(stage);
  return { count: globals.labCount, host: place };
}

type TableProps = { name: string; cases: ChecksData['cases']; here: Here };

/** How often each part of a tree is checked in one kind of application. */
function ChecksTable({ name, cases, here }: TableProps) {
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
