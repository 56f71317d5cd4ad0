import type { ReactElement } from 'react';
import { CdkCoalescingWindows } from './cdk-coalescing-windows';
import { CdkDeadlineFlush } from './cdk-deadline-flush';
import { CdkFrameTimeline } from './cdk-frame-timeline';
import { CdkLayers } from './cdk-layers';
import { CdkStrategyMatrix } from './cdk-strategy-matrix';
import { CdkTemplatePipeline } from './cdk-template-pipeline';
import { IsrPageLife } from './isr-page-life';
import { IsrTwoHalves } from './isr-two-halves';
import { MicrosyntaxAnatomy } from './microsyntax-anatomy';
import { ReactiveContextFlow } from './reactive-context-flow';
import { RxStateMembers } from './rx-state-members';
import { StateComponentShell } from './state-component-shell';
import { StateDataFlow } from './state-data-flow';
import { StateEffectLifecycle } from './state-effect-lifecycle';
import { StateScopes } from './state-scopes';
import { StateSelectSharing } from './state-select-sharing';
import { TransformationsSharing } from './transformations-sharing';
import { VirtualScrollingViewport } from './virtual-scrolling-viewport';

/** Every diagram by the name that authors use in `<Diagram name="…" />`. */
export const diagrams: Readonly<Record<string, () => ReactElement>> = {
  'cdk-coalescing-windows': CdkCoalescingWindows,
  'cdk-deadline-flush': CdkDeadlineFlush,
  'cdk-frame-timeline': CdkFrameTimeline,
  'cdk-layers': CdkLayers,
  'cdk-strategy-matrix': CdkStrategyMatrix,
  'cdk-template-pipeline': CdkTemplatePipeline,
  'isr-page-life': IsrPageLife,
  'isr-two-halves': IsrTwoHalves,
  'microsyntax-anatomy': MicrosyntaxAnatomy,
  'reactive-context-flow': ReactiveContextFlow,
  'rx-state-members': RxStateMembers,
  'state-component-shell': StateComponentShell,
  'state-data-flow': StateDataFlow,
  'state-effect-lifecycle': StateEffectLifecycle,
  'state-scopes': StateScopes,
  'state-select-sharing': StateSelectSharing,
  'transformations-sharing': TransformationsSharing,
  'virtual-scrolling-viewport': VirtualScrollingViewport,
};
