/** What the checker found out, as pages show it. */

export { readPageHovers } from './hover-files';
export { contentPath, toHoverData } from './page-hovers';
export { collectSampleTotals } from './sample-totals';
export type { SampleFigures } from './sample-totals';
export { manifestKey, readVerdicts } from './sample-verdicts';
export type { PageVerdicts } from './sample-verdicts';
export { drawVerdict } from './verdict';
