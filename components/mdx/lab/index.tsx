import { z } from 'zod';
import { Island } from '@/components/islands/island';
import { labFigure, type LabData } from '@/lib/benchmarks';
import type { Layout } from '@/lib/benchmarks/run';
import { keysOf, part, TEXT } from '../part';
import { LAB } from '../sources';
import { LabBenchmark } from './lab-benchmark';
import ChecksScene from './checks.island';
import { LabStrategies } from './lab-strategies';
import ScrollingScene from './scrolling.island';

/** Scenes with their recordings, and the controls that run them here. */
const SCENES = {
  strategies: ({ strategies }: LabData) => <LabStrategies data={strategies} />,
  checks: ({ checks }: LabData) => (
    <Island of="mdx/lab/checks" when="hover">
      <ChecksScene data={checks} />
    </Island>
  ),
  scrolling: ({ scrolling }: LabData) => (
    <Island of="mdx/lab/scrolling" when="hover">
      <ScrollingScene data={scrolling} />
    </Island>
  ),
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
    isInline: true,
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
