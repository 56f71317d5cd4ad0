/**
 * Acts before the next frame is painted, now and whenever one of the elements changes its size: the page has been laid
 * out by then in any case. Where a browser cannot say so, it acts once.
 */
export function onResize(
  elements: readonly (Element | null)[],
  act: () => void,
  signal: AbortSignal,
): void {
  if (typeof ResizeObserver !== 'function') return act();
  const observer = new ResizeObserver(act);
  for (const element of elements) if (element) observer.observe(element);
  signal.addEventListener('abort', () => observer.disconnect());
}
