import type { LabData } from '@/lib/render-lab';
import { LabStrategies } from './lab-strategies';

/** A scene of the render lab: its recordings, and the controls that run it here. */
export function LabScene({ data, of }: { data: LabData; of: 'strategies' }) {
  switch (of) {
    case 'strategies':
      return <LabStrategies data={data.strategies} />;
  }
}
