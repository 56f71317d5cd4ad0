/** Rules for content, each a function from what there is to a list of problems. */

export * from './apply-fixes';
export * from './check-content';
export { linksOf } from './links';
export * from './read-tree';
export { fixTarget, toProblem } from './place';
export * from './redirects';
export { PAGE_RULES, runRules } from './run-rules';
export { TITLE_MAX_CHARS } from './titles';
