/** Everything that knows the internals of the framework. */

export { listAppRoutes } from './app-routes';
export { editHtml } from './edit-html';
export type { Change } from './edit-html';
export { assertPageModules } from './page-modules';
export { runNextBuild } from './run-build.mjs';
export {
  listFrameworkFiles,
  PRELOADED_FONT,
  withoutFramework,
} from './strip-framework';
