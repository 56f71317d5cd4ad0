/** What the checker found out, as pages show it. */

export { readEvaluations, type Evaluations } from './home-figures';
export { hoverPath } from './hovers';
export { readPageHovers, writeHovers } from './hover-files';
export { contentPath, toHoverData } from './page-hovers';
export { readVerdicts, unknownBlocks } from './sample-verdicts';
export type { PageVerdicts } from './sample-verdicts';
