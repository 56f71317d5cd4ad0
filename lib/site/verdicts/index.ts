/** What the checker found out, as pages show it. */

export * from './home-figures';
export { describeHovers } from './describe-hovers';
export { hoverPath } from './hovers';
export * from './sample-verdicts';
