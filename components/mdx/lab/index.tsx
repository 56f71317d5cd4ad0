import { z } from 'zod';
import { labFigure } from '@/lib/benchmarks';
import type { LabData } from '@/lib/benchmarks';
import type { Layout } from '@/lib/benchmarks/run';
import { keysOf, part, TEXT } from '../part';
import { LAB } from '../sources';
import { LabBenchmark } from './lab-benchmark';
import { LabChecks } from './lab-checks';
import { LabScrolling } from './lab-scrolling';
import { LabStrategies } from './lab-strategies';

/** Scenes with their recordings, and the controls that run them here. */
const SCENES = {
  strategies: ({ strategies }: LabData) => <LabStrategies data={strategies} />,
  checks: ({ checks }: LabData) => <LabChecks data={checks} />,
  scrolling: ({ scrolling }: LabData) => <LabScrolling data={scrolling} />,
  list: benchmarkOf('list'),
  table: benchmarkOf('table'),
  values: benchmarkOf('values'),
};

function benchmarkOf(layout: Layout) {
  return ({ benchmarks }: LabData) => (
    <LabBenchmark data={benchmarks} layout={layout} />
  );
}

const NAMES = keysOf(SCENES);

export const lab = {
  LabFigure: part({
    props: z.strictObject({ of: TEXT, over: TEXT.optional() }),
    uses: { lab: LAB },
    markdown: {},
    draw: ({ of, over }, { lab }) => labFigure(lab, of, over).text,
  }),
  LabScene: part({
    props: z.strictObject({ of: z.enum(NAMES) }),
    uses: { lab: LAB },
    markdown: {},
    draw: ({ of }, { lab }) => SCENES[of](lab),
  }),
};
