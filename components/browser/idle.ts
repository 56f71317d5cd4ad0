/** Acts when the document is loaded and the browser has nothing else to do. */
export function whenIdle(act: () => void): void {
  const wait = () =>
    typeof requestIdleCallback === 'function'
      ? requestIdleCallback(act)
      : setTimeout(act);
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
}
