import type { LabData } from '@/lib/render-lab';
import { LAYOUTS, type Layout } from '@/lib/render-lab/run';
import { LabBenchmark } from './lab-benchmark';
import { LabChecks } from './lab-checks';
import { LabScrolling } from './lab-scrolling';
import { LabStrategies } from './lab-strategies';

/** A scene of the render lab: its recordings, and the controls that run it here. */
export function LabScene({
  data,
  of,
}: {
  data: LabData;
  of: 'strategies' | 'checks' | 'scrolling' | Layout;
}) {
  if (of === 'checks') return <LabChecks data={data.checks} />;
  if (of === 'scrolling') return <LabScrolling data={data.scrolling} />;
  const layout = LAYOUTS.find((each) => each === of);
  return layout ? (
    <LabBenchmark data={data.benchmarks} layout={layout} />
  ) : (
    <LabStrategies data={data.strategies} />
  );
}
