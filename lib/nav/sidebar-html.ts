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

const CLOSED = 'aria-expanded="false"';

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
    const list = `<div id="${id}" class="sidebar-list"`;
    const at = marked.indexOf(`${list} hidden="until-found"`);
    if (at < 0) continue;
    // Its button stands right before it.
    const button = marked.lastIndexOf(CLOSED, at);
    marked = [
      marked.slice(0, button),
      'aria-expanded="true"',
      marked.slice(button + CLOSED.length, at),
      list,
      marked.slice(at + `${list} hidden="until-found"`.length),
    ].join('');
  }
  return marked;
}
