/**
 * The tab that a key leads to; the next one stands on the left where text runs to the left.
 *
 * @param index of the chosen tab
 * @returns undefined for keys that lead to none
 */
export function nextTab(
  key: string,
  list: Element,
  index: number,
  count: number,
): number | undefined {
  const step = getComputedStyle(list).direction === 'rtl' ? -1 : 1;
  const next = {
    ArrowRight: index + step,
    ArrowLeft: index - step,
    Home: 0,
    End: -1,
  }[key];
  return next === undefined ? next : (next + count) % count;
}
