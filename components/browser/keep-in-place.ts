/** Acts while an element stays where it is in the window, however what stands above it grows or shrinks. */
export function keepInPlace(element: Element, act: () => void): void {
  const topOf = () => element.getBoundingClientRect().top;
  const before = topOf();
  act();
  window.scrollBy({ top: topOf() - before, behavior: 'instant' });
}
