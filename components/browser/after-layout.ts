/**
 * Acts before the next frame is painted, when the page has been laid out in any case: who asks for a place sooner has
 * the browser lay out the page once more.
 *
 * @param element one that is shown; while it is not, nothing happens
 */
export function afterLayout(element: Element, act: () => void): void {
  if (typeof ResizeObserver !== 'function') return act();
  new ResizeObserver((_, observer) => {
    observer.disconnect();
    act();
  }).observe(element);
}
