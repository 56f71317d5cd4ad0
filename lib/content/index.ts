/** The site's content as one typed object. */

export { describeDoc, headOfDoc } from './describe-doc';
export type { DocDescription } from './describe-doc';
export { CONTENT_ROOT, getSite } from './get-site';
export {
  countTags,
  groupByYear,
  readingTimeText,
  tagPath,
  taggedTitle,
} from './groups';
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
export { readManifest } from './package-versions';
export type { PackageManifest } from './package-versions';
export type { Page } from './page';
export { readCategories, readDoc, routeOfDoc } from './read-docs';
export type { DocEntry } from './read-docs';
export { readHome } from './read-home';
export type { HomeEntry } from './read-home';
export { readPost, routeOfPost } from './read-posts';
export type { BlogPost } from './read-posts';
export {
  assertTranslationsOf,
  folderOfVersion,
  locate,
  sourceOf,
} from './source';
