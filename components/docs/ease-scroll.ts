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
