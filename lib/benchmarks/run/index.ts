/** What is recorded: figures, steps, and how they are drawn and described; for the build and for browsers alike. */

export {
  atPace,
  CHANGES,
  FRAME_MS,
  LAYOUTS,
  PACE_MS,
  timingOf,
} from './benchmark';
export type {
  BenchmarkCase,
  BenchmarkResult,
  BenchmarkScene,
  Change,
  Frame,
  Layout,
  Timing,
} from './benchmark';
export { APPLICATIONS, applicationName, BINDINGS, TREE } from './checks';
export type { Application, Binding, Checks, Place } from './checks';
export { figuresOf, stepsOf } from './run';
export type { Run, Step, StrategyScene } from './run';
export {
  CHANGE_NAMES,
  describeList,
  describeShift,
  WAY_NAMES,
} from './scroll-text';
export { LIST_CHANGES, SCROLL_WAYS } from './scrolling';
export type {
  ListChange,
  ScrollCase,
  ScrollResult,
  ScrollWay,
} from './scrolling';
export { isNoisy, isSeen, spreadOf } from './spread';
export type { Spread } from './spread';
export { drawRun, drawStep, spanOf, TIMELINE_HEIGHT } from './timeline';
export type { Shape } from './timeline';
export {
  frameText,
  rangeText,
  describeRun,
  describeStep,
  timeText,
} from './words';
