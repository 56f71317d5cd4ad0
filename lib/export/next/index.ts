/** Everything that knows the insides of the framework. */

export { listAppRoutes } from './app-routes';
export { assertPageModules } from './page-modules';
export { runNextBuild } from './run-build.mjs';
export { listFrameworkFiles, stripFramework } from './strip-framework';
export { trackContentFile, trackData } from './track';
