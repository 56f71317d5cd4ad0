/** Sidebar, breadcrumbs, pager, contents: data in, data out. */

export * from './maintainers-section';
export * from './breadcrumbs';
export * from './build-toc';
export * from './children-cards';
export * from './of-version';
export * from './pager';
export { buildSidebar, findTrail, flattenSidebar } from './sidebar';
export type { SidebarItem } from './sidebar';
export * from './variant-links';
export * from './version-leads';
