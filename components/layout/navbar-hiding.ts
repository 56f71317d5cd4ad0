/** What decides whether the navbar hides, when the site wants it to. */
type ScrollStep = {
  /** px from the top before and after. */
  from: number;
  to: number;
  /** Height of the navbar in px. */
  height: number;
  hasFocus: boolean;
};

/**
 * Whether the navbar is hidden after the reader scrolled.
 *
 * @param wasHidden whether it was before
 */
export function isNavbarHidden(wasHidden: boolean, step: ScrollStep): boolean {
  const { from, to, height, hasFocus } = step;
  if (hasFocus || to <= height) return false;
  return to === from ? wasHidden : to > from;
}

const HIDDEN = 'data-navbar-hidden';

/**
 * Hides the navbar while the reader scrolls down.
 *
 * @param signal undoes it
 */
export function hideOnScroll(navbar: Element, signal: AbortSignal): void {
  if (signal.aborted) return;
  const root = document.documentElement;
  let from = window.scrollY;
  const update = () => {
    const isHidden = isNavbarHidden(root.hasAttribute(HIDDEN), {
      from,
      to: window.scrollY,
      height: navbar.querySelector('header')?.offsetHeight ?? 0,
      hasFocus: navbar.contains(document.activeElement),
    });
    from = window.scrollY;
    root.toggleAttribute(HIDDEN, isHidden);
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
