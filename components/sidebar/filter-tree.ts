/** The links that match, in order. */
export const hitsOf = (root: Element): HTMLAnchorElement[] => [
  ...root.querySelectorAll<HTMLAnchorElement>('[data-filter-hit] > a'),
];

/** A text as readers type it: without accents, in small letters. */
const typedForm = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/**
 * Leaves only the entries of a sidebar whose label, or whose category's label, holds the text.
 *
 * @param wanted all entries for none
 */
export function filterTree(root: Element, wanted: string): void {
  root.toggleAttribute('data-filtering', wanted !== '');
  for (const list of root.querySelectorAll('[data-sidebar-tree] > ul')) {
    filterList(list, typedForm(wanted), wanted !== '');
  }
}

function filterList(
  list: Element,
  wanted: string,
  isFiltering: boolean,
): boolean {
  let isAnyShown = false;
  for (const item of list.children) {
    const label = item.firstElementChild?.textContent ?? '';
    const isHit = typedForm(label).includes(wanted);
    const below = item.querySelector(':scope > div > ul');
    // Below a category that matches everything stays.
    const isHitBelow = below
      ? filterList(below, isHit ? '' : wanted, isFiltering)
      : false;
    const isShown = isHit || isHitBelow;
    item.toggleAttribute('data-filtered-out', !isShown);
    item.toggleAttribute('data-filter-hit', isHit && isFiltering);
    isAnyShown ||= isShown;
  }
  return isAnyShown;
}
