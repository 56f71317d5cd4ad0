/** Everything that knows the internals of the framework. */

export { listAppRoutes } from './app-routes';
export { assertPageModules } from './page-modules';
export { runNextBuild } from './run-build.mjs';
export { listFrameworkFiles, stripFramework } from './strip-framework';
