/** Rules for content, each a function from what there is to a list of problems. */

export { applyFixes } from './apply-fixes';
export {
  assertPublishable,
  assertReadable,
  checkAllLanguages,
  checkContent,
} from './check-content';
export { linksOf } from './links';
export { confirmationsSchema, voiceSchema } from './read-lists';
export { readTree } from './read-tree';
export { fixTarget, toProblem } from './place';
export { checkRedirects } from './redirects';
export { BUILD_RULES, PAGE_RULES } from './run-rules';
export { TITLE_MAX_CHARS } from './titles';
