/** Id of the element that holds the items of a category, from the category's folder, in the browser and on the way to a page. */
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
const IDS = / id="[^"]*"/g;

/**
 * Marks a page in the sidebar's HTML and opens the categories that contain it; no ids are left. Works on text because
 * the tree is the same on every page and is rendered once; in the browser the same is done to elements.
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
    const list = `<div id="${id}" hidden="until-found"`;
    const at = marked.indexOf(list);
    if (at < 0) continue;
    // Its button stands right before it.
    const button = marked.lastIndexOf(CLOSED, at);
    marked = [
      marked.slice(0, button),
      'aria-expanded="true"',
      marked.slice(button + CLOSED.length, at),
      '<div',
      marked.slice(at + list.length),
    ].join('');
  }
  return marked.replaceAll(IDS, '');
}
