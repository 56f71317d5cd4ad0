/** The browser in which samples are run. */

export { browserName, findBrowser } from './browser';
export type { FoundBrowser } from './browser';
export { serveFiles } from './serve-files';
export { SERVED_AT, servePage } from './serve-page';
export { weighHeap } from './weigh-heap';
