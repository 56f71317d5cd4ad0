/** What is recorded: figures, and how they are described; for the build and for browsers alike. */

export {
  atPace,
  CHANGES,
  FRAME_MS,
  LAYOUTS,
  PACE_MS,
  timingOf,
  type BenchmarkCase,
  type BenchmarkResult,
  type BenchmarkScene,
  type Change,
  type Frame,
  type Layout,
  type Timing,
} from './benchmark';
export { APPLICATIONS, applicationName, TREE } from './checks';
export type { Application, Binding, Checks, Place } from './checks';
export { hereTexts, shownText, spreadText, type LabText } from './lab-text';
export { figuresOf, spanOf } from './run';
export type { StrategyScene } from './run';
export { describeList, describeShift } from './scroll-text';
export { CHANGE_NAMES, LIST_CHANGES } from './scrolling';
export { SCROLL_WAYS, WAY_NAMES } from './scrolling';
export type { ListChange, ScrollCase, ScrollWay } from './scrolling';
export { isNoisy, isSeen, spreadOf, spreadsOf, type Spread } from './spread';
export { frameText, rangeText, describeRun, timeText } from './words';
export type { Run, ScrollResult } from '../types';
