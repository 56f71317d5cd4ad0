/** The disk: lists, and caches by content. */

export {
  cached,
  cacheFile,
  countCached,
  readCached,
  removeUnused,
  writeCached,
} from './cache';
export { hashOfCode } from './code-hash';
export { hashOf } from './hash';
export { installedVersions } from './installed-versions';
export { listEntries, listFiles } from './list';
export { untilSaved } from './until-saved';
export { removeOthers, writeChanged } from './write-changed';
