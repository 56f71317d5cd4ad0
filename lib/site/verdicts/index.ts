/** What the checker found out, as pages show it. */

export { readEvaluations, type Evaluations } from './home-figures';
export { hoverPath } from './hovers';
export { readHovers, writeHovers } from './hover-files';
export { readVerdicts } from './sample-verdicts';
export type { PageVerdicts } from './sample-verdicts';
