/** Lets the Tab key go on from an element, wherever the focus was, without scrolling there. */
export function beginAt(element: HTMLElement): void {
  const isStop = element.hasAttribute('tabindex');
  if (!isStop) element.tabIndex = -1;
  element.focus({ preventScroll: true });
  if (!isStop) element.removeAttribute('tabindex');
}
