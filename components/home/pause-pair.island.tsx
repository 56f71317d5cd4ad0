'use client';

import { useState } from 'react';
import { LabFrame } from '@/components/mdx/lab/lab-frame';
import { recordRuns } from '@/components/mdx/lab/record-runs';
import { Timeline } from '@/components/mdx/lab/timeline';
import { useScene } from '@/components/mdx/lab/use-scene';
import { figuresOf, spanOf, timeText, type Run } from '@/lib/benchmarks/run';

/** A run, what is shown of it, and its longest pause in ms. */
type Half = { name: string; run: Run; pause: number };

/** One list rendered in two ways on one time axis, as it was recorded, and a button that records it anew. */
export default function PausePair({ pair }: { pair: readonly Half[] }) {
  const [shown, setShown] = useState(pair);
  const scene = useScene(async (running) => {
    const scenes = pair.map(({ run }) => run);
    const runs = await recordRuns(running, scenes);
    if (!runs) return '';
    setShown(
      runs.map((run, index) => ({
        name: pair[index]?.name ?? run.strategy,
        run,
        pause: figuresOf(run).pause,
      })),
    );
    return 'Recorded here, in your browser. The headline has our figures.';
  });
  const span = spanOf(shown.map(({ run }) => run));
  return (
    <LabFrame name="the longest pause" scene={scene}>
      {shown.map(({ name, run, pause }) => (
        <figure key={name}>
          <figcaption>
            <strong>{timeText(pause)}</strong> {name}
          </figcaption>
          <Timeline run={run} span={span} isWorkOnly />
        </figure>
      ))}
    </LabFrame>
  );
}
