/** Pages without a connection: the worker that keeps what is read, and the button that keeps everything. */

export { DIGEST_CHARS, KEPT_LIST_PATH, WORKER_PATH } from './names';
export type { KeptList } from './names';
export { keepShown, startOffline } from './start';
