/** The site's content as one typed object. */

export { describeDoc, headOfDoc } from './describe-doc';
export type { DocDescription } from './describe-doc';
export { CONTENT_ROOT, getSite, metadataOf } from './get-site';
export { countTags, groupByYear, tagPath, taggedTitle } from './groups';
export { minutesToRead, readingTimeText } from './reading-time';
export { keepLastGood, readLastGood } from './last-good';
export { lastUpdated } from './last-updated';
export {
  canonicalDoc,
  findDoc,
  isOfOlderVersion,
  isTranslated,
  languageOfText,
  listVersionLeads,
  loadSite,
  mainDocOf,
  siteAt,
  sitesOfVersions,
} from './load-site';
export type { NavLink, Site } from './load-site';
export type { Page } from './page';
export { readContent } from './read-content';
export type { Attempt } from './read-content';
export { readCategories, routeOfDoc } from './read-docs';
export type { DocEntry } from './read-docs';
export type { HomeEntry } from './read-home';
export { routeOfPost } from './read-posts';
export type { BlogPost } from './read-posts';
export { locate, sourceOf } from './source';
export type { ContentEntry } from './source';
