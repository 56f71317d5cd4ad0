/**
 * Brings an entry of a list that scrolls by itself into its middle, unless it is in sight. The page stays:
 * `scrollIntoView` would move it as well.
 *
 * @returns whether the list has moved
 */
export function scrollIntoList(list: HTMLElement, entry: Element): boolean {
  const box = list.getBoundingClientRect();
  const { top, bottom } = entry.getBoundingClientRect();
  if (top >= box.top && bottom <= box.bottom) return false;
  list.scrollTop += top - box.top - box.height / 2;
  return true;
}
