/** A recorded run: its figures, its steps, and how it is drawn and told; for the build and for browsers alike. */

export { figuresOf, stepsOf } from './run';
export type { Run, RunFigures, Step } from './run';
export { isNoisy, spreadOf } from './spread';
export type { Spread } from './spread';
export { drawRun, drawStep, spanOf, TIMELINE_HEIGHT } from './timeline';
export type { Shape } from './timeline';
export { tellRun, tellStep, timeText } from './words';
