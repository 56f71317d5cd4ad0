/** The disk: lists, and caches by content. */

export { hashOfCode } from './code-hash';
export { cached } from './file-cache';
export { hashOf } from './hash';
export { installedVersions } from './installed-versions';
export { endGeneration } from './generation';
export { cacheFile, countCached, readCached, writeCached } from './json-cache';
export { listFiles } from './list';
export { removeOthers, writeChanged } from './write-changed';
