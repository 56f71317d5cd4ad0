/** Everything that knows the insides of the framework. */

export {
  keepPages,
  listKeptPages,
  planPages,
  readPagePlan,
  restorePages,
  writePagePlan,
} from './kept-pages';
export { addRetry } from './not-found-retry';
export { assertPageModules } from './page-modules';
export { sharePageWithPayload } from './page-payload';
export { trackContentFile, trackData } from './track';
export { findInlineCode, toScriptLiteral } from './html';
export type { InlineScript } from './html';
