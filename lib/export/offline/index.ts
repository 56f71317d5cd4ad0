/** Pages without a connection: the worker that stores what is read, and the button that stores everything. */

export { DIGEST_CHARS, OFFLINE_LIST_PATH, WORKER_PATH } from './names';
export type { OfflineList } from './names';
export { storeShownPage, startOffline } from './start';
