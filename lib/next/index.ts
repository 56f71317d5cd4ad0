/** Everything that knows the insides of the framework. */

export { assertPageModules } from './page-modules';
export { SHARED_DATA_SCRIPT, sharePageWithPayload } from './page-payload';
export { trackContentFile, trackData } from './track';
export { findInlineCode } from './html';
export type { InlineScript } from './html';
