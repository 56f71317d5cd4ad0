import { beginAt } from '@/components/browser/begin-at';
import { linkOf } from '@/components/browser/closest-target';
import { loadPart } from '@/components/browser/load-part';
import { prefersReducedMotion } from '@/components/browser/media';

/** Set on the root element while the browser scrolls smoothly; all other scrolling stays immediate. */
const ATTRIBUTE = 'data-smooth-scroll';

/** Longest that a browser takes; the attribute must not outlive a scroll that had nowhere to go. */
const SCROLL_MAX_MS = 1000;

/**
 * Makes the table of contents and "Back to top" scroll smoothly: by the browser where it can, by hand where it
 * cannot, and not at all where the reader wants less motion.
 */
export function scrollSmoothly(toc: HTMLElement, signal: AbortSignal): void {
  toc.addEventListener('click', handleClick, { signal });
}

function handleClick(event: MouseEvent): void {
  const link = linkOf(event);
  if (!link) return;
  const isBackToTop = link.hasAttribute('data-back-to-top');
  if (isBackToTop) {
    event.preventDefault();
    // The top is no section of the page.
    const { pathname, search } = window.location;
    window.history.replaceState(window.history.state, '', pathname + search);
    beginAt(document.body);
  }
  const isCalm = prefersReducedMotion();
  if (isCalm || CSS.supports('scroll-behavior', 'smooth')) {
    if (!isCalm) allowSmoothScroll();
    if (isBackToTop) window.scrollTo(0, 0);
  } else {
    event.preventDefault();
    void easeToTarget(isBackToTop ? '' : link.hash);
    if (!isBackToTop) {
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

/** Loaded by those browsers that need it. */
async function easeToTarget(hash: string): Promise<void> {
  try {
    (await loadPart(() => import('./ease-scroll'))).easeToTarget(hash);
  } catch {
    // Without the connection, at once.
    if (hash) window.location.replace(hash);
    else window.scrollTo(0, 0);
  }
}
