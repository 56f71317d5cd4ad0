/** What the checker found out, as pages show it. */

export { collectHomeFigures } from './home-figures';
export type { HomeFigures } from './home-figures';
export { hoverPath } from './hovers';
export { readPageHovers, writeHovers } from './hover-files';
export { contentPath, toHoverData } from './page-hovers';
export { collectSampleTotals } from './sample-totals';
export type { SampleFigures } from './sample-totals';
export { manifestKey, readVerdicts } from './sample-verdicts';
export type { PageVerdicts } from './sample-verdicts';
