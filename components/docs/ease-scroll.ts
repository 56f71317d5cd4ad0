import { hashTarget } from '@/components/browser/hash-target';

const EASE_PX_PER_FRAME_SHARE = 0.15;

/**
 * Scrolls smoothly where the browser cannot.
 *
 * @param hash of the place, or empty for the top of the page
 */
export function easeToTarget(hash: string): void {
  const target = hash === '' ? undefined : hashTarget(hash);
  if (hash === '' || target) easeTo(target ? topOf(target) : 0);
}

function topOf(element: Element): number {
  const margin = parseFloat(getComputedStyle(element).scrollMarginTop);
  const top = element.getBoundingClientRect().top + window.scrollY;
  return Math.max(0, top - (margin || 0));
}

/** Covers the same share of the remaining way in each frame. */
function easeTo(top: number): void {
  const from = window.scrollY;
  const rest = Math.abs(top - from);
  const step = Math.min(rest, Math.ceil(rest * EASE_PX_PER_FRAME_SHARE));
  window.scrollTo(0, from + Math.sign(top - from) * step);
  // At the end of the page nothing moves any more.
  if (window.scrollY !== from) requestAnimationFrame(() => easeTo(top));
}
