import { findTrail, flattenSidebar } from './sidebar';
import type { SidebarItem } from './sidebar';

/** The maintainers' section that a page is in; undefined for a page of readers, such as the section's own. */
export function maintainersSectionOf(
  sidebar: readonly SidebarItem[],
  path: string,
): SidebarItem | undefined {
  return findTrail(sidebar, path)
    .slice(0, -1)
    .find((item) => item.kind === 'category' && item.isMaintainersSection);
}

/** The tree as a page shows it: a maintainers' section is a single link, except on its own pages. */
export function sidebarAt(
  sidebar: readonly SidebarItem[],
  path: string,
): readonly SidebarItem[] {
  const isWithin = findTrail(sidebar, path).some(
    (item) => item.kind === 'category' && item.isMaintainersSection,
  );
  if (isWithin) return sidebar;
  const known = readers.get(sidebar) ?? sidebar.map(forReaders);
  readers.set(sidebar, known);
  return known;
}

/** One tree for all readers' pages, so that it is drawn once. */
const readers = new WeakMap<readonly SidebarItem[], readonly SidebarItem[]>();

function forReaders(item: SidebarItem): SidebarItem {
  if (item.kind === 'link') return item;
  const { id, label, path, group } = item;
  return item.isMaintainersSection && path !== undefined
    ? { kind: 'link', id, label, path, ...(group && { group }) }
    : { ...item, items: item.items.map(forReaders) };
}

/** The pages among which one has its neighbours, in reading order: those for the same people. */
export function neighboursOf(sidebar: readonly SidebarItem[], path: string) {
  const section = maintainersSectionOf(sidebar, path);
  return flattenSidebar(section ? [section] : sidebar.map(forReaders));
}
