import { findCategory, flattenSidebar } from './sidebar';
import type { SidebarItem } from './sidebar';

/** What a card says of a page or a category. */
export type ChildCard = {
  title: string;
  href: string;
  description: string | undefined;
  pages: number | undefined;
};

/**
 * The cards of a category: its pages in sidebar order, then for each category below it the number of its pages.
 * A category without a page leads to its first page.
 *
 * @param describe the description of a page, by its path
 */
export function childrenCards(
  sidebar: readonly SidebarItem[],
  categoryId: string,
  describe: (path: string) => string | undefined,
): ChildCard[] {
  const items = findCategory(sidebar, categoryId)?.items ?? [];
  return items.flatMap((item) => {
    const below = item.kind === 'category' ? flattenSidebar(item.items) : [];
    const href = item.path ?? below[0]?.path;
    if (href === undefined) return [];
    return [
      {
        title: item.label,
        href,
        description: item.path ? describe(item.path) : undefined,
        pages: item.kind === 'category' ? below.length : undefined,
      },
    ];
  });
}
