'use client';

import { useState } from 'react';
import type { MadeOn } from '@/lib/benchmarks';
import { hereTexts } from '@/lib/benchmarks/run';
import type {
  BenchmarkResult,
  BenchmarkScene,
  LabText,
  Layout,
} from '@/lib/benchmarks/run';
import { TableFrame } from '../shared/table-frame';
import { LabCell } from './lab-cell';
import { LabChoice } from './lab-choice';
import { LabFrame } from './lab-frame';
import { LabMadeOn } from './lab-made-on';
import { loadScene } from './load-scene';
import { openIsolated } from './stage';
import { useHere, useScene, type Here, type Running } from './use-scene';

const ROUNDS = 3;
/** For browsers that would take long for as many as were recorded. */
const FEWER_ROWS = 500;

/** A recorded table: for each way its figures, by the names of what was measured. */
export type BenchmarkTable = {
  name: string;
  heads: readonly string[];
  ways: readonly {
    way: string;
    cells: readonly { of: string; recorded: LabText }[];
  }[];
};

type BenchmarkProps = {
  layout: Layout;
  /** As pages call the layout. */
  name: string;
  /** How many were recorded. */
  rows: number;
  tables: readonly BenchmarkTable[];
  madeOn: MadeOn;
};

/** Every way to render a layout, as it was measured, and the button that measures it here. */
export default function Benchmark(props: BenchmarkProps) {
  const { layout, name, rows, tables, madeOn } = props;
  const [count, setCount] = useState(rows);
  const [here, show] = useHere();
  const scene = useScene((running) =>
    measureAll(running, { layout, rows: count }, show),
  );
  return (
    <LabFrame
      name={`benchmark, ${name}`}
      scene={scene}
      controls={
        <LabChoice
          label={layout === 'values' ? 'Values' : 'Rows'}
          values={[FEWER_ROWS, rows]}
          chosen={count}
          onChoose={setCount}
        />
      }
    >
      {tables.map((table) => (
        <TableFrame
          key={table.name}
          name={table.name}
          className="lab-table stacks"
          heads={table.heads}
          rows={table.ways.map(({ way, cells }) => [
            `\`${way}\``,
            ...cells.map(({ of, recorded }) => (
              <LabCell
                key={of}
                recorded={recorded}
                here={here[`${way}/${of}`]}
              />
            )),
          ])}
        />
      ))}
      <LabMadeOn madeOn={madeOn} isMedian />
    </LabFrame>
  );
}

/** Measures each way once a round, so that what slows a machine down for a while meets them all. */
async function measureAll(
  { stage, report, stopped }: Running,
  { layout, rows }: { layout: Layout; rows: number },
  show: (here: Here) => void,
): Promise<string> {
  const { measure, WAYS } = await loadScene<BenchmarkScene>('benchmarks');
  const results = new Map<string, BenchmarkResult[]>();
  for (let round = 1; round <= ROUNDS; round++) {
    for (const way of WAYS[layout]) {
      if (stopped.aborted) return '';
      report(`Round ${round} of ${ROUNDS}: ${way} …`);
      const result = await measure(openIsolated(stage), { layout, way, rows });
      stage.replaceChildren();
      const all = [...(results.get(way) ?? []), result];
      results.set(way, all);
      show(hereTexts(layout, way, all));
    }
  }
  return `Measured here: medians of ${ROUNDS} rounds with ${rows} of them.`;
}
