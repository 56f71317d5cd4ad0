'use client';

import { useRef, useState } from 'react';
import { describeRun, spanOf, type Run } from '@/lib/benchmarks/run';
import { LabChoice } from './lab-choice';
import { LabFrame } from './lab-frame';
import { loadRecording } from './load-scene';
import { recordRuns } from './record-runs';
import { Timeline } from './timeline';
import { useScene } from './use-scene';

const ROWS = [50, 150, 500];
const WORK_MS = [0.5, 2, 5];

type StrategiesProps = {
  /** Shown before a reader chooses. */
  runs: readonly Run[];
  /** All strategies. */
  names: readonly string[];
};

/** Strategies on one time axis, as they were recorded, and the controls that record them anew in the browser. */
export default function Strategies({ runs, names }: StrategiesProps) {
  const { shown, chosen, scene, settings, choose } = useStrategies(runs);
  return (
    <LabFrame
      name="render strategies"
      scene={scene}
      controls={settings.map((setting) => (
        <LabChoice key={setting.label} {...setting} />
      ))}
    >
      {shown.runs.map((run, index) => (
        <figure key={index}>
          <figcaption>{`${describeRun(run)} ${shown.place}`.trim()}</figcaption>
          <Timeline run={run} span={spanOf(shown.runs)} />
          <div className="demo-bar">
            <LabChoice
              label="Strategy"
              values={names}
              chosen={chosen[index] ?? run.strategy}
              onChoose={(name) => choose(index, name)}
            />
          </div>
        </figure>
      ))}
    </LabFrame>
  );
}

/** What is shown and chosen, and what changes it: a run in the browser, another recording. */
function useStrategies(first: readonly Run[]) {
  const [shown, setShown] = useState({ runs: first, place: '' });
  const [chosen, setChosen] = useState(first.map(({ strategy }) => strategy));
  const [rows, setRows] = useState(first[0]?.rows ?? 0);
  const [workMs, setWorkMs] = useState(first[0]?.workMs ?? 0);
  const recorded = useRef<readonly Run[]>(undefined);

  const scene = useScene(async (running) => {
    const scenes = chosen.map((strategy) => ({ rows, workMs, strategy }));
    const runs = await recordRuns(running, scenes);
    if (!runs) return '';
    setShown({ runs, place: 'Recorded here, in your browser.' });
    return 'Both runs are recorded.';
  });

  /** Another strategy shows its recording, until the reader runs it. */
  const choose = (index: number, name: string) => {
    const all = chosen.map((old, at) => (at === index ? name : old));
    setChosen(all);
    if (scene.isRunning) return;
    void scene.attempt(async () => {
      const known = (recorded.current ??=
        await loadRecording<Run[]>('strategies'));
      const runs = all.flatMap(
        (one) => known.find(({ strategy }) => strategy === one) ?? [],
      );
      setShown({ runs, place: 'Recorded for this page.' });
    });
  };
  const settings = [
    { label: 'Rows', values: ROWS, chosen: rows, onChoose: setRows },
    {
      label: 'Work per row in ms',
      values: WORK_MS,
      chosen: workMs,
      onChoose: setWorkMs,
    },
  ];
  return { shown, chosen, scene, settings, choose };
}
