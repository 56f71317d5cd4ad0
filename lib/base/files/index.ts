/** The disk: lists, and caches by content. */

export { cached, cacheEntry, countCached, removeUnused } from './cache';
export { hashOf, hashOfCode } from './hash';
export { listEntries, listFiles } from './list';
export { installedVersions, readManifest } from './manifests';
export { untilSaved } from './until-saved';
export { removeOthers, replaceFolder, writeChanged } from './write-changed';
