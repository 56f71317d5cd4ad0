/** What the checker found out, as pages show it. */

export * from './home-figures';
export { hoverPath } from './hovers';
export { readHovers, writeHovers } from './hover-files';
export * from './sample-verdicts';
