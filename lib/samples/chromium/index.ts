/** Facts of the documented packages, and the browser in which their samples are run. */

export { browserName, findBrowser, NO_BROWSER } from './browser';
export type { FoundBrowser } from './browser';
export { serveFiles } from './serve-files';
export { SERVED_AT, servePage } from './serve-page';
export {
  DOCUMENTED_PACKAGES,
  installedVersions,
} from '@/lib/packages/versions/versions';
export { weighHeap } from './weigh-heap';
