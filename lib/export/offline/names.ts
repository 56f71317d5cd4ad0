/** Site path of the worker; from its folder down, it answers requests. */
export const WORKER_PATH = '/sw.js';

/** Site path of the list of all that can be stored. */
export const OFFLINE_LIST_PATH = '/offline.json';

/** All that the site needs without a connection, as one build has it. */
export type OfflineList = {
  /** Names this very list: two builds of the same files have the same. */
  version: string;
  /** What travels when all of it is fetched, in bytes. */
  bytes: number;
  pages: number;
  /** Addresses below the base path. */
  files: readonly string[];
};

/** Names of caches begin with it; another site on the same host has its own. */
export function cachePrefix(base: string): string {
  return `site ${base} `;
}

/** The cache of the pages that were read: one build's files never lie among another's. */
export function readCacheName(base: string, build: string): string {
  return `${cachePrefix(base)}read ${build}`;
}

/** The cache of all pages of one list. */
export function setCacheName(base: string, version: string): string {
  return `${cachePrefix(base)}all ${version}`;
}

/** Message of a page that wants its requests answered by the worker, though it was loaded without. */
export const CLAIM = 'claim';
