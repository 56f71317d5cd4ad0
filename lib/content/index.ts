import 'server-only';
import { loadSite } from './load-site';
import type { Site } from './load-site';

export type { DocEntry } from './read-docs';
export type { HomeEntry } from './read-home';
export type { BlogPost } from './read-posts';
export type { NavLink, Site } from './load-site';
export { findDoc } from './load-site';

/** Folder that the site is made from; tests point it at their own trees. */
export const CONTENT_ROOT = process.env['CONTENT_ROOT'] ?? 'content';

let loaded: Site | undefined;

/** The content of the site: read once a process in a build, anew on each request while writing. */
export function getSite(): Site {
  if (process.env.NODE_ENV === 'development') return loadSite(CONTENT_ROOT);
  loaded ??= loadSite(CONTENT_ROOT);
  return loaded;
}
