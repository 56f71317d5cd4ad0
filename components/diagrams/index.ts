import type { ReactElement } from 'react';
import { StateDataFlow } from './state-data-flow';
import { StateEffectLifecycle } from './state-effect-lifecycle';
import { StateSelectSharing } from './state-select-sharing';

/** Every diagram by the name that authors use in `<Diagram name="…" />`. */
export const diagrams: Readonly<Record<string, () => ReactElement>> = {
  'state-data-flow': StateDataFlow,
  'state-effect-lifecycle': StateEffectLifecycle,
  'state-select-sharing': StateSelectSharing,
};
