const HIDDEN = 'data-navbar-hidden';

/**
 * Hides the navbar while the reader scrolls down, except near the top and while the focus is in it.
 *
 * @param signal undoes it
 */
export function hideOnScroll(navbar: Element, signal: AbortSignal): void {
  if (signal.aborted) return;
  const root = document.documentElement;
  let from = window.scrollY;
  const update = () => {
    const to = window.scrollY;
    const height = navbar.querySelector('header')?.offsetHeight ?? 0;
    const isKept = to <= height || navbar.contains(document.activeElement);
    if (isKept || to !== from)
      root.toggleAttribute(HIDDEN, !isKept && to > from);
    from = to;
  };
  window.addEventListener('scroll', update, { signal, passive: true });
  document.addEventListener('focusin', update, { signal });
  window.addEventListener(
    'hashchange',
    () => root.toggleAttribute(HIDDEN, true),
    { signal },
  );
  signal.addEventListener('abort', () => root.removeAttribute(HIDDEN));
}
