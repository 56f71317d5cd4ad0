import { normalizePath, withoutBase } from '@/lib/base/url';

/** Dispatched on the window when another page has taken the place of the shown one. */
export const PAGE_EVENT = 'site-page';

/** Dispatched on the window when query or hash change and the page stays. */
export const ADDRESS_EVENT = 'site-address';

/** The site path of the page on screen. */
export const shownPath = (): string =>
  normalizePath(withoutBase(window.location.pathname));

/** Acts for the page on screen, and for each that takes its place. */
export function onEachPage(signal: AbortSignal, act: () => void): void {
  act();
  window.addEventListener(PAGE_EVENT, act, { signal });
}
