import { hashTarget } from './hash-target';
import { prefersReducedMotion } from './media';

const EASE_PX_PER_FRAME_SHARE = 0.15;

/** Set on the root element while the browser scrolls smoothly; all other scrolling stays immediate. */
const ATTRIBUTE = 'data-smooth-scroll';

/** Longest that a browser takes; the attribute must not outlive a scroll that had nowhere to go. */
const SCROLL_MAX_MS = 1000;

const SMOOTH_LINKS = '[data-toc] a, .toc-disclosure a, [data-back-to-top]';

/**
 * Makes the table of contents and "Back to top" scroll smoothly: by the browser where it can, by hand where it
 * cannot, and not at all where the reader wants less motion.
 *
 * @returns undoes it
 */
export function startSmoothScroll(): () => void {
  const stop = new AbortController();
  document.addEventListener('click', handleClick, { signal: stop.signal });
  return () => stop.abort();
}

function handleClick(event: MouseEvent): void {
  const link =
    event.target instanceof Element ? event.target.closest(SMOOTH_LINKS) : null;
  if (!(link instanceof HTMLAnchorElement)) return;
  const isBackToTop = link.hasAttribute('data-back-to-top');
  if (isBackToTop) {
    event.preventDefault();
    // The top is no section of the page.
    const { pathname, search } = window.location;
    window.history.replaceState(window.history.state, '', pathname + search);
  }
  if (prefersReducedMotion()) {
    if (isBackToTop) window.scrollTo(0, 0);
  } else if (CSS.supports('scroll-behavior', 'smooth')) {
    allowSmoothScroll();
    if (isBackToTop) window.scrollTo(0, 0);
  } else {
    const target = isBackToTop ? undefined : hashTarget(link.hash);
    if (isBackToTop || target) easeTo(target ? topOf(target) : 0);
    if (!isBackToTop) {
      event.preventDefault();
      window.history.pushState(window.history.state, '', link.hash);
    }
  }
}

function allowSmoothScroll(): void {
  const root = document.documentElement;
  root.toggleAttribute(ATTRIBUTE, true);
  const finish = () => root.removeAttribute(ATTRIBUTE);
  document.addEventListener('scrollend', finish, { once: true });
  setTimeout(finish, SCROLL_MAX_MS);
}

function topOf(element: Element): number {
  const margin = parseFloat(getComputedStyle(element).scrollMarginTop);
  const top = element.getBoundingClientRect().top + window.scrollY;
  return Math.max(0, top - (margin || 0));
}

/** Covers the same share of the remaining way in each frame. */
function easeTo(top: number): void {
  const before = window.scrollY;
  window.scrollTo(0, easeStep(before, top));
  // At the end of the page nothing moves any more.
  if (window.scrollY !== before) requestAnimationFrame(() => easeTo(top));
}

/**
 * Where the page is one frame later.
 *
 * @param from px from the top now
 * @param to px from the top in the end
 */
function easeStep(from: number, to: number): number {
  const rest = to - from;
  if (Math.abs(rest) < 1) return to;
  const step = Math.ceil(Math.abs(rest) * EASE_PX_PER_FRAME_SHARE);
  return from + Math.sign(rest) * Math.min(step, Math.abs(rest));
}
