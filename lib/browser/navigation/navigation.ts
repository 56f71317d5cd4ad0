import { siteBoot } from '@/lib/browser/boot';
import { normalizePath, withoutBase } from '@/lib/url';
import { isModifiedClick, linkOf, siteTargetOf } from './links';
import { dataPath, installPageStore, pageOfData } from './page-store';
import { startPreloading } from './prefetch';
import { endProgress, startProgress } from './progress';
import {
  noteShownEntry,
  restorePosition,
  startScrollMemory,
} from './scroll-memory';

/** The router's ways to a site path, without base path. */
type Router = {
  push: (href: string) => void;
  replace: (href: string) => void;
};

/** Marks a history entry that the next page takes the place of. */
export const REPLACED_ENTRY_MARK = 'replacedByNextPage';

/** Path of the page on screen; the address bar may be ahead of it. */
let shownPath: string | undefined;

/** Whether the page change comes from going back or forward, after which the browser restores the position. */
let isTraversal = false;

/** What the router wrote into the history entry of the page on screen. */
let routerState: unknown;

function pathOf(pathname: string): string {
  return normalizePath(withoutBase(pathname));
}

/** Prepares the loading of pages; called once, before the router asks for any. */
export function installNavigation(): void {
  installPageStore((address, error) => {
    const { target } = siteBoot();
    const page = new URL(target ?? pageOfData(address), window.location.href);
    // The reader has chosen another page since: nobody waits for this one.
    if (dataPath(pathOf(page.pathname)) !== address) return;
    endProgress();
    siteBoot().recover(page.href, String(error));
  });
}

/** A page change begins. */
function begin(address: string): void {
  Object.assign(siteBoot(), { target: address, leaving: undefined });
  startProgress();
}

/** The page change that had begun is over or no longer wanted. */
function settle(): void {
  siteBoot().target = undefined;
  endProgress();
}

/**
 * Follows links inside the site without leaving the page.
 *
 * @returns undoes it
 */
export function startNavigation(router: Router): () => void {
  siteBoot().isAlive = true;
  const stop = new AbortController();
  const { signal } = stop;
  document.addEventListener('click', (event) => handleClick(event, router), {
    signal,
  });
  window.addEventListener(
    'popstate',
    () => {
      isTraversal = true;
      if (pathOf(window.location.pathname) === shownPath) settle();
      // An entry from before the scripts ran: the router does not know it and would do nothing.
      else if (window.history.state === null) window.location.reload();
      else begin(window.location.href);
    },
    { signal },
  );
  window.addEventListener('hashchange', markHashEntry, { signal });
  const stopPreloading = startPreloading();
  const stopScrollMemory = startScrollMemory();
  return () => {
    stop.abort();
    stopScrollMemory();
    stopPreloading();
  };
}

/**
 * The browser's own way to a heading makes a history entry without the router's state. Coming back to such an entry
 * from another page, the router would leave that page on screen.
 */
function markHashEntry(): void {
  const { history } = window;
  if (history.state === null) history.replaceState(routerState, '');
}

function rememberRouterState(): void {
  const { state } = window.history;
  if (state) routerState = { ...state, [REPLACED_ENTRY_MARK]: undefined };
}

function handleClick(event: MouseEvent, router: Router): void {
  const link = linkOf(event);
  if (!link || event.defaultPrevented || isModifiedClick(event)) return;
  const target = siteTargetOf(link);
  if (!target) return;
  const isPageChange = target.path !== shownPath;
  const isHere = !isPageChange && target.search === window.location.search;
  const isWaiting = siteBoot().target !== undefined;
  // The browser's own way to a heading also works the second time.
  if (isHere && !isWaiting && target.hash !== '') {
    rememberRouterState();
    return;
  }
  event.preventDefault();
  isTraversal = false;
  if (isHere && !isWaiting) {
    window.scrollTo(0, 0);
    return;
  }
  if (isPageChange) begin(link.href);
  else settle();
  const isReplaced = window.history.state?.[REPLACED_ENTRY_MARK] === true;
  router[isReplaced ? 'replace' : 'push'](
    target.path + target.search + target.hash,
  );
}

/** A page is on screen: after a navigation, the Tab key begins at the top again. */
export function finishNavigation(path: string): void {
  const isFirst = shownPath === undefined;
  shownPath = path;
  rememberRouterState();
  noteShownEntry();
  if (isFirst) return;
  const { target } = siteBoot();
  const isLast =
    target === undefined ||
    pathOf(new URL(target, window.location.href).pathname) === path;
  if (isLast) settle();
  document.querySelector('.load-failure')?.remove();
  if (window.location.hash === '') focusTop();
  else if (isTraversal) restorePosition();
}

function focusTop(): void {
  const { body } = document;
  // The router brings the new content into view, which is not the same as the top of the page.
  if (!isTraversal) window.scrollTo(0, 0);
  body.tabIndex = -1;
  body.focus({ preventScroll: true });
  body.removeAttribute('tabindex');
}
