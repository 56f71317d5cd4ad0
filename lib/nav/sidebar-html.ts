/** Id of the element that holds the items of a category, from the category's folder. */
export function categoryListId(folder: string): string {
  return `sidebar-${folder.replaceAll('/', '-')}`;
}

/** Ids of the lists that lead to a page, and the list below it: those that are open when it is read. */
export function openListIds(path: string): string[] {
  const segments = path.split('/').slice(2);
  return segments.map((_, index) =>
    categoryListId(segments.slice(0, index + 1).join('/')),
  );
}

/**
 * Marks a page in the sidebar's HTML and opens the categories that contain it. Works on text because the tree is
 * the same on every page and is rendered once; in the browser the same is done to elements.
 *
 * @param html the rendered tree, all closed
 * @param path site path of the page
 * @param href the page's address as the links have it, base path included
 */
export function markCurrentPage(
  html: string,
  path: string,
  href: string,
): string {
  let marked = html.replace(
    `<a href="${href}"`,
    `<a href="${href}" aria-current="page"`,
  );
  for (const id of openListIds(path)) {
    marked = marked
      .replace(
        `id="${id}" class="sidebar-list" hidden="until-found"`,
        `id="${id}" class="sidebar-list"`,
      )
      .replace(
        `aria-expanded="false" aria-controls="${id}"`,
        `aria-expanded="true" aria-controls="${id}"`,
      );
  }
  return marked;
}
