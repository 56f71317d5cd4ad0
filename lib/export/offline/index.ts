/** Pages without a connection: the worker that stores what is read, and the button that stores everything. */

export {
  cachePrefix,
  CLAIM,
  OFFLINE_LIST_PATH,
  setCacheName,
  WORKER_PATH,
} from './names';
export type { OfflineList } from './names';
