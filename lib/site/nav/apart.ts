import { findTrail, flattenSidebar } from './sidebar';
import type { SidebarItem } from './sidebar';

/** The category for others than readers above a page, whose own page is for all; undefined for a page that all read. */
export function apartFrom(
  sidebar: readonly SidebarItem[],
  path: string,
): SidebarItem | undefined {
  return findTrail(sidebar, path)
    .slice(0, -1)
    .find((item) => item.kind === 'category' && item.isApart);
}

/** The tree as a page shows it: what is for others than readers is open to those who are in it or at its page. */
export function sidebarAt(
  sidebar: readonly SidebarItem[],
  path: string,
): readonly SidebarItem[] {
  const isWithin = findTrail(sidebar, path).some(
    (item) => item.kind === 'category' && item.isApart,
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
  const { id, label, path } = item;
  return item.isApart && path !== undefined
    ? { kind: 'link', id, label, path }
    : { ...item, items: item.items.map(forReaders) };
}

/** The pages among which one has its neighbours, in reading order: those of its readers. */
export function neighboursOf(
  sidebar: readonly SidebarItem[],
  path: string,
): { label: string; path: string }[] {
  const apart = apartFrom(sidebar, path);
  return flattenSidebar(apart ? [apart] : sidebar.map(forReaders));
}
