'use client';

import type { Scrolling } from '@/lib/benchmarks';
import {
  CHANGE_NAMES,
  LIST_CHANGES,
  SCROLL_WAYS,
  describeList,
  describeShift,
  WAY_NAMES,
  type ScrollCase,
  type ScrollResult,
} from '@/lib/benchmarks/run';
import { TableFrame } from '../shared/table-frame';
import { LabCell } from './lab-cell';
import { LabFrame } from './lab-frame';
import { LabMadeOn } from './lab-made-on';
import { loadScene } from './load-scene';
import { openPlace } from './stage';
import { useHere, useScene } from './use-scene';

type SceneModule = {
  scroll: (host: HTMLElement, scene: ScrollCase) => Promise<ScrollResult>;
};

/** What becomes of a scrolled list that changes, and the button that tries it here. */
export default function ScrollingScene({ data }: { data: Scrolling }) {
  const [here, show] = useHere();
  const scene = useScene(async ({ stage, report, stopped }) => {
    const { scroll } = await loadScene<SceneModule>('virtual-scrolling');
    for (const way of SCROLL_WAYS) {
      report(`Scrolling: ${WAY_NAMES[way]} …`);
      for (const change of LIST_CHANGES) {
        if (stopped.aborted) return '';
        const result = await scroll(openPlace(stage), { way, change });
        stage.replaceChildren();
        const text = `${describeShift(result)}; ${describeList(result)}`;
        show({ [`${way}/${change}`]: text });
      }
    }
    return 'Tried here, in your browser.';
  });
  return (
    <LabFrame name="virtual scrolling" scene={scene}>
      <TableFrame
        name="The row at the top of the view"
        className="lab-table stacks"
        heads={[
          'Strategy',
          ...LIST_CHANGES.map((change) => CHANGE_NAMES[change]),
        ]}
        rows={SCROLL_WAYS.map((way) => [
          WAY_NAMES[way],
          ...LIST_CHANGES.map((change) => (
            <LabCell
              key={change}
              recorded={outcomeOf(data, way, change)}
              here={here[`${way}/${change}`]}
            />
          )),
        ])}
      />
      <LabMadeOn madeOn={data.madeOn} />
    </LabFrame>
  );
}

function outcomeOf(
  { cases, madeOn }: Scrolling,
  way: ScrollCase['way'],
  change: ScrollCase['change'],
) {
  const found = cases.find(
    (each) => each.way === way && each.change === change,
  );
  if (!found) return { text: '', small: [] };
  const often =
    found.often < madeOn.times ? ` (${found.often} of ${madeOn.times})` : '';
  return { text: describeShift(found) + often, small: [describeList(found)] };
}
