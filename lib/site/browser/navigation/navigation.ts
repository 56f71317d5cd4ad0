import { reportPageView } from '@/lib/site/browser/analytics';
import { siteBoot } from '@/lib/site/browser/boot';
import { showCrash } from '@/lib/site/browser/crash';
import { button, element } from '@/lib/base/browser/dom';
import { hashTarget } from '@/lib/base/browser/hash-target';
import { normalizePath, withBase, withoutBase } from '@/lib/base/url';
import { loadPage } from './documents';
import { isModifiedClick, linkOf, siteTargetOf } from './links';
import {
  leaveEntry,
  newEntryState,
  noteShownEntry,
  rememberLeftEntry,
  restorePosition,
  startPositions,
} from './positions';
import { startPreloading } from './prefetch';
import { endProgress, readyProgress, startProgress } from './progress';
import { isOtherBuild, putInPlace } from './put-in-place';

/** Marks a history entry that the next page takes the place of. */
export const REPLACED_ENTRY_MARK = 'replacedByNextPage';

/** Dispatched on the window when query or hash change and the page stays. */
export const ADDRESS_EVENT = 'site-address';

/** How a page comes: by a new history entry, in the place of the current one, or to one that the browser went to. */
type Way = 'push' | 'replace' | 'traverse';

/** Site path of the page on screen; the address bar may be ahead of it. */
let shownPath = '';

/** Numbers page changes: only the last one counts. */
let change = 0;

/** Brings the content of a page to life, until a signal undoes that. */
let startPart: (signal: AbortSignal) => void;
let ofPage = new AbortController();

/** Where screen readers hear the title of each new page. */
let announcer: HTMLElement;

/**
 * Follows links inside the site without leaving the document.
 *
 * @param start brings the content of a page to life, now and after each page change, until its signal ends it
 * @param signal undoes it
 */
export function startNavigation(
  start: (signal: AbortSignal) => void,
  signal: AbortSignal,
): void {
  startPart = start;
  shownPath = pathOf(window.location);
  announcer = element('div', { class: 'visually-hidden', role: 'status' });
  document.addEventListener('click', handleClick, { signal });
  // In the capture phase: see components/dev/take-history.ts.
  window.addEventListener('popstate', handleTraversal, {
    signal,
    capture: true,
  });
  document.body.append(announcer);
  startPreloading(signal);
  startPositions(signal);
  startPage();
  siteBoot().isAlive = true;
  reportPageView();
  readyProgress();
  signal.addEventListener('abort', () => {
    ofPage.abort();
    announcer.remove();
  });
}

function startPage(): void {
  ofPage = new AbortController();
  startPart(ofPage.signal);
}

function pathOf({ pathname }: { pathname: string }): string {
  return normalizePath(withoutBase(pathname));
}

function handleClick(event: MouseEvent): void {
  const link = linkOf(event);
  if (!link || event.defaultPrevented || isModifiedClick(event)) return;
  const target = siteTargetOf(link);
  if (!target) return;
  const { path, search, hash } = target;
  const isReplaced = history.state?.[REPLACED_ENTRY_MARK] === true;
  if (path !== shownPath) {
    event.preventDefault();
    const url = new URL(withBase(path) + search + hash, window.location.href);
    void visit(url, isReplaced ? 'replace' : 'push');
    return;
  }
  settle();
  const isHere = search === window.location.search;
  if (isHere && hash !== '') {
    // The browser's own way to a heading also works the second time; it makes an entry without a key.
    setTimeout(noteShownEntry);
    return;
  }
  event.preventDefault();
  if (!isHere) {
    enter(link.href, 'push');
    noteShownEntry();
    window.dispatchEvent(new Event(ADDRESS_EVENT));
  }
  goToHash('push');
}

function handleTraversal(): void {
  rememberLeftEntry();
  if (pathOf(window.location) !== shownPath) {
    void visit(new URL(window.location.href), 'traverse');
    return;
  }
  settle();
  if (noteShownEntry()) restorePosition();
  window.dispatchEvent(new Event(ADDRESS_EVENT));
}

/** The page change that had begun is over or no longer wanted. */
function settle(): void {
  change++;
  siteBoot().target = undefined;
  endProgress();
}

/** Loads a page and shows it, unless another one is wanted by then. A full load is the way out. */
async function visit(url: URL, way: Way): Promise<void> {
  const mine = ++change;
  const boot = siteBoot();
  Object.assign(boot, { target: url.href, leaving: undefined });
  startProgress();
  try {
    const page = await loadPage(pathOf(url));
    if (mine !== change) return;
    if (isOtherBuild(page)) boot.load(url.href);
    else show(page, url, way);
  } catch (error) {
    if (mine !== change) return;
    endProgress();
    if (navigator.onLine) boot.recover(url.href, String(error));
    // A full load would replace a readable page by the browser's own words about the connection.
    else sayOffline(() => void visit(url, way));
  }
}

function sayOffline(retry: () => void): void {
  document.querySelector('.load-failure')?.remove();
  const text = 'You are offline, so the page could not be loaded.';
  const notice = element(
    'div',
    { class: 'load-failure', role: 'alert' },
    element('p', {}, text),
    button({ class: 'button' }, 'Retry', retry),
  );
  document.querySelector('header')?.after(notice);
}

/** Content, title, position and focus change together. */
function show(page: Document, url: URL, way: Way): void {
  if (way !== 'traverse') enter(url.href, way);
  noteShownEntry();
  shownPath = pathOf(url);
  settle();
  document.querySelector('.load-failure')?.remove();
  try {
    ofPage.abort();
    putInPlace(page);
  } catch (error) {
    showCrash(error, retry);
    return;
  }
  // Screen readers say what changes in a region that was there before.
  announcer.textContent = document.title;
  startPage();
  goToHash(way);
  reportPageView();
}

/** While writing: puts a new version of the page on screen in its place; `keep` is given what was there. */
export function replacePage(
  page: Document,
  keep: (old: readonly Node[]) => void,
): void {
  ofPage.abort();
  putInPlace(page, keep);
  startPage();
}

function enter(address: string, way: 'push' | 'replace'): void {
  leaveEntry();
  if (way === 'push') history.pushState(newEntryState(), '', address);
  else history.replaceState(newEntryState(), '', address);
}

/** Shows the page of the address once more, after it has crashed. */
export function retry(): void {
  void visit(new URL(window.location.href), 'traverse');
}

/** Puts reader and Tab key where the address says: back where they were, at a heading, or at the top. */
function goToHash(way: Way): void {
  const isBack = way === 'traverse' && restorePosition();
  const target = hashTarget(window.location.hash);
  if (!isBack && target) target.scrollIntoView();
  else if (!isBack) window.scrollTo(0, 0);
  focusFrom(target ?? document.body);
}

/** The next Tab goes to what follows. */
function focusFrom(place: HTMLElement): void {
  const before = place.getAttribute('tabindex');
  place.tabIndex = -1;
  place.focus({ preventScroll: true });
  if (before === null) place.removeAttribute('tabindex');
  else place.setAttribute('tabindex', before);
}
