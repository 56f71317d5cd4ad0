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

/** Above this length a document carries little of what is closed: of a tree of about 400 pages and more. */
export const MAX_WHOLE_TREE_CHARS = 60_000;

/** The tree as the document of a page carries it; arguments as of `markCurrentPage`. */
export function treeInDocument(
  html: string,
  path: string,
  href: string,
): string {
  const marked = markCurrentPage(html, path, href);
  return html.length > MAX_WHOLE_TREE_CHARS
    ? shortenClosedLists(marked)
    : marked;
}

const DIV = /<div\b[^>]*>|<\/div>/g;

/**
 * Leaves of each closed list of a tree only its first page. Otherwise every page would hold a link to every other,
 * and the site would grow with the square of its pages. From the first page, where its list is open, readers without
 * scripts come to the others.
 *
 * @param html a tree with its current page marked
 */
export function shortenClosedLists(html: string): string {
  let kept = '';
  let keptTo = 0;
  let depth = 0;
  let closedDepth: number | undefined;
  for (const { 0: tag, index } of html.matchAll(DIV)) {
    if (tag === '</div>') {
      depth -= 1;
      if (depth !== closedDepth) continue;
      kept += firstPage(html.slice(keptTo, index));
      keptTo = index;
      closedDepth = undefined;
      continue;
    }
    if (closedDepth === undefined && tag.includes(' hidden=')) {
      kept += `${html.slice(keptTo, index)}${tag.slice(0, -1)} data-partial="">`;
      keptTo = index + tag.length;
      closedDepth = depth;
    }
    depth += 1;
  }
  return kept + html.slice(keptTo);
}

function firstPage(list: string): string {
  const [link] = /<a\b.*?<\/a>/s.exec(list) ?? [''];
  return `<ul><li>${link}</li></ul>`;
}
