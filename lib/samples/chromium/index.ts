/** The browser in which samples are run. */

export { NoEndError, whileAnswering } from './answering-page';
export { CHROMIUM_ARGS, CHROMIUM_NAMES } from './browser';
export { browserName, findBrowser, type FoundBrowser } from './browser';
export { ChromiumHost, weighHeap, SERVED_AT } from './host';
