/** Sidebar, breadcrumbs, pager, contents: data in, data out. */

export {
  maintainersSectionOf,
  neighboursOf,
  sidebarAt,
} from './maintainers-section';
export { buildBreadcrumbs } from './breadcrumbs';
export type { Breadcrumb } from './breadcrumbs';
export { buildToc } from './build-toc';
export type { Heading, TocEntry } from './build-toc';
export { childrenCards } from './children-cards';
export type { ChildCard } from './children-cards';
export { ofVersion } from './of-version';
export type { ByVersion } from './of-version';
export { findPagerLinks } from './pager';
export type { PagerLinks } from './pager';
export { buildSidebar, findTrail, flattenSidebar } from './sidebar';
export type { SidebarItem } from './sidebar';
export {
  changePrefix,
  linkInVersion,
  localePrefix,
  prefixOf,
} from './variant-links';
export { versionLeads } from './version-leads';
