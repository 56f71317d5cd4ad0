import { normalizePath, withoutBase } from '@/lib/url/path';
import { isModifiedClick, linkOf, siteTargetOf } from './links';
import { installPageStore } from './page-store';
import { startPreloading } from './prefetch';
import { startProgress } from './progress';

/** Path of the page on screen; the address bar may be ahead of it. */
let shownPath: string | undefined;

function addressPath(): string {
  return normalizePath(withoutBase(window.location.pathname));
}

/** Prepares the loading of pages; called once, before the router asks for any. */
export function installNavigation(): void {
  installPageStore((address, reason) => {
    console.warn(
      `[site] ${address} could not be loaded (${String(reason)}); loading the whole page instead.`,
    );
  });
}

/**
 * Follows links inside the site without leaving the page.
 *
 * @param push the router's way to a path, without base path
 * @returns undoes it
 */
export function startNavigation(push: (href: string) => void): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  document.addEventListener('click', (event) => handleClick(event, push), {
    signal,
  });
  window.addEventListener(
    'popstate',
    () => {
      if (addressPath() !== shownPath) startProgress();
    },
    { signal },
  );
  const stopPreloading = startPreloading();
  return () => {
    stop.abort();
    stopPreloading();
  };
}

function handleClick(event: MouseEvent, push: (href: string) => void): void {
  const link = linkOf(event);
  if (!link || event.defaultPrevented || isModifiedClick(event)) return;
  const target = siteTargetOf(link);
  if (!target) return;
  const isSamePage =
    target.path === shownPath && target.search === window.location.search;
  if (isSamePage && target.hash !== '') return;
  event.preventDefault();
  if (isSamePage) {
    window.scrollTo(0, 0);
    return;
  }
  if (target.path !== shownPath) startProgress();
  push(target.path + target.search + target.hash);
}

/** A page is on screen: after a navigation, the Tab key begins at the top again. */
export function finishNavigation(path: string): void {
  const isFirst = shownPath === undefined;
  shownPath = path;
  if (isFirst || window.location.hash !== '') return;
  const { body } = document;
  body.tabIndex = -1;
  body.focus({ preventScroll: true });
  body.removeAttribute('tabindex');
}
