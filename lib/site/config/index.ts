/** What all pages have in common: settings, head, languages. */

export {
  EARLY_SCRIPTS,
  NOT_FOUND_SCRIPT,
  RELOAD_GUARD_MS,
  bootScript,
} from './boot-script';
export {
  FRAME_ID,
  MAIN_ID,
  MOBILE_MAX_WIDTH_EM,
  MOBILE_MAX_WIDTH_PX,
  PROGRESS_DELAY_MS,
  TOC_MAX_LEVEL,
  TOC_MIN_LEVEL,
  allPagesPath,
} from './constants';
export { feedbackUrl } from './feedback';
export {
  BUILT_LOCALE,
  builtLocale,
  findLocale,
  localeBasePath,
  otherLocales,
} from './locale';
export {
  absoluteUrl,
  languageUrls,
  pageMetadata,
  socialImagePath,
} from './metadata';
export type { PageHead } from './metadata';
export { documentTitle } from './page-title';
export {
  announcementSchema,
  authorsSchema,
  categorySchema,
  navigationSchema,
  packagesSchema,
  searchEntriesSchema,
  siteConfigSchema,
} from './schema';
export type {
  Announcement,
  Authors,
  DocsVersion,
  Locale,
  NavLinkConfig,
  Navigation,
  PackageInfo,
  SidebarCategoryConfig,
  SiteConfig,
} from './schema';
export { STORAGE_KEYS } from './storage-keys';
export {
  blogPosting,
  breadcrumbList,
  techArticle,
  webSite,
} from './structured-data';
