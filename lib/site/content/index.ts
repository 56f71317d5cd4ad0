/** The site's content as one typed object. */

export * from './describe-doc';
export * from './get-site';
export * from './groups';
export * from './reading-time';
export { keepLastGood, readLastGood } from './last-good';
export { lastUpdated } from './last-updated';
export * from './load-site';
export * from './read-content';
export { readCategories, routeOfDoc } from './read-docs';
export type { DocEntry } from './read-docs';
export { routeOfPost } from './read-posts';
export type { BlogPost } from './read-posts';
export { locate, sourceOf } from './source';
export type { ContentEntry } from './source';
