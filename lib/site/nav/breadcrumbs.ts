import { findTrail } from './sidebar';
import type { SidebarItem } from './sidebar';

/** One step of the trail; a category without a page has no path. */
export type Breadcrumb = { label: string; path: string | undefined };

/** The trail from the home page to a page, the page itself last. */
export function buildBreadcrumbs(
  sidebar: readonly SidebarItem[],
  path: string,
): Breadcrumb[] {
  const trail = [{ label: 'Home', path: '/' }, ...findTrail(sidebar, path)];
  return trail.map(({ label, path }) => ({ label, path }));
}
