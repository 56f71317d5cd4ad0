import { prefersReducedMotion } from '@/lib/browser/media';

const EASE_PX_PER_FRAME_SHARE = 0.15;

/** Scrolls to a height of the page: smoothly where the reader likes motion, by hand where the browser cannot. */
export function smoothScrollTo(top: number): void {
  if (prefersReducedMotion()) {
    window.scrollTo(0, top);
  } else if ('scrollBehavior' in document.documentElement.style) {
    window.scrollTo({ top, behavior: 'smooth' });
  } else {
    easeTo(top);
  }
}

/** Covers the same share of the remaining way in each frame. */
function easeTo(top: number): void {
  const rest = top - window.scrollY;
  if (Math.abs(rest) < 1) {
    window.scrollTo(0, top);
    return;
  }
  const before = window.scrollY;
  window.scrollTo(
    0,
    before +
      Math.sign(rest) * Math.ceil(Math.abs(rest) * EASE_PX_PER_FRAME_SHARE),
  );
  // At the end of the page nothing moves any more.
  if (window.scrollY !== before) requestAnimationFrame(() => easeTo(top));
}
