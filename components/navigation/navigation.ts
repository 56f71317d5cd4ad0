import { announce } from '@/components/browser/announce';
import { beginAt } from '@/components/browser/begin-at';
import { siteBoot } from '@/components/browser/boot';
import { CRASH_EVENT } from '@/components/browser/define-elements';
import { isAtOverlay } from '@/components/browser/overlay-mark';
import {
  ADDRESS_EVENT,
  PAGE_EVENT,
  shownPath as pathOfAddress,
} from '@/components/browser/page-event';
import { showNotice } from '@/components/browser/notice';
import { withBase } from '@/lib/base/url';
import { reportPageView } from './analytics';
import { loadPart } from '@/components/browser/load-part';
import { loadPage } from './documents';
import { siteTargetOf } from './links';
import { navigationApi } from './navigation-api';
import type { NavigateEvent } from './navigation-api';
import { startPreloading, watchLinks } from './prefetch';
import { endProgress, readyProgress, startProgress } from './progress';
import { isOtherBuild, putInPlace } from './put-in-place';

/** Site path of the page on screen; the address bar may be ahead of it. */
let shownPath = '';

/** Numbers page changes: only the last one counts. */
let change = 0;

/** The next navigation is a full load, which the site itself has asked for. */
let isLeaving = false;

let ofPage = new AbortController();

/**
 * Follows links inside the site without leaving the document. A browser without the Navigation API loads each page as a
 * whole.
 *
 * @param signal undoes it
 */
export function startNavigation(signal: AbortSignal): void {
  shownPath = pathOfAddress();
  document.addEventListener(
    CRASH_EVENT,
    (event) => showCrash((event as CustomEvent<unknown>).detail),
    { signal },
  );
  navigationApi()?.addEventListener('navigate', handleNavigate, { signal });
  const handleEntry = () => {
    leaveOverlay();
    // The reader has gone to another entry of the page on screen.
    if (pathOfAddress() === shownPath) reportAddress();
  };
  window.addEventListener('popstate', handleEntry, { signal });
  leaveOverlay();
  startPreloading(signal);
  startPage();
  reportPageView();
  readyProgress();
}

function startPage(): void {
  ofPage.abort();
  ofPage = new AbortController();
  try {
    watchLinks(ofPage.signal);
  } catch (error) {
    showCrash(error);
  }
}

function handleNavigate(event: NavigateEvent): void {
  const { navigationType: type, destination, info } = event;
  // A script that changes the address alone has shown what belongs to it.
  const isByScript = destination.sameDocument && type !== 'traverse';
  if (!event.canIntercept || isLeaving || type === 'reload') return;
  if (event.downloadRequest !== null || event.formData !== null) return;
  const url = new URL(destination.url);
  if (info instanceof Document) {
    event.intercept({ handler: () => Promise.resolve(show(info, url)) });
    return;
  }
  if (event.hashChange) settle();
  if (event.hashChange || isByScript) return;
  const target = siteTargetOf(url);
  if (!target) return;
  if (type === 'traverse') {
    if (target.path !== shownPath) {
      // The browser is at that entry already; its position is restored when the page is there.
      const handler = async () => {
        const page = await load(url, target.path);
        if (page) show(page, url);
      };
      event.intercept({ handler });
    } else {
      settle();
      // What lay over the page goes: its hash is no place to go to, and its focus goes back where it came from.
      if (isAtOverlay()) {
        const handler = () => Promise.resolve();
        const isManual = { scroll: 'manual', focusReset: 'manual' } as const;
        event.intercept({ handler, ...isManual });
      }
    }
  } else if (target.path !== shownPath) {
    event.preventDefault();
    const address = withBase(target.path) + url.search + url.hash;
    void visit(new URL(address, url), target.path);
  } else {
    settle();
    if (url.search !== window.location.search) {
      const handler = () => Promise.resolve(reportAddress());
      event.intercept({ handler });
      return;
    }
    event.preventDefault();
    window.scrollTo(0, 0);
    beginAt(document.body);
  }
}

/** Nothing lies over the page any more: after a reload, or when the reader goes forward. */
function leaveOverlay(): void {
  if (isAtOverlay() && !document.querySelector('dialog[open]')) history.back();
}

/** Says so in the place of the page; where even that cannot be had, a full load may help. */
function showCrash(error: unknown): void {
  loadPart(() => import('./crash')).then(
    (crash) => crash.showCrash(error),
    () => siteBoot().recover(window.location.href, String(error)),
  );
}

function reportAddress(): void {
  window.dispatchEvent(new Event(ADDRESS_EVENT));
}

/** The page change that had begun is over or no longer wanted. */
function settle(): void {
  change++;
  siteBoot().target = undefined;
  endProgress();
}

/** Loads a page, and goes to it when it is there: until then, all of the shown one stays, its address as well. */
async function visit(url: URL, path: string): Promise<void> {
  const page = await load(url, path);
  if (!page) return;
  const to = { history: 'push', info: page } as const;
  // A page change that another one has taken the place of.
  navigationApi()
    ?.navigate(url.href, to)
    .finished.catch(() => {});
}

/** @returns nothing when the page is no longer wanted, or a full load has taken over */
async function load(url: URL, path: string): Promise<Document | undefined> {
  const mine = ++change;
  const boot = siteBoot();
  Object.assign(boot, { target: url.href, leaving: undefined, left: 0 });
  startProgress();
  try {
    const page = await loadPage(path);
    if (mine !== change) return undefined;
    if (!isOtherBuild(page)) return page;
    isLeaving = true;
    boot.load(url.href);
  } catch (error) {
    if (mine !== change) return undefined;
    const isOffline = await isUnreachable();
    if (mine !== change) return undefined;
    endProgress();
    if (!isOffline) {
      isLeaving = true;
      boot.recover(url.href, String(error));
    } else {
      // A full load would replace a readable page by the browser's own words about the connection.
      showNotice('offline', () => void visit(url, path));
    }
  }
  return undefined;
}

/**
 * Whether the site cannot be reached at all. A browser that believes to be online may be wrong; where a worker has
 * stored pages, the host is asked, in a way that the worker does not answer.
 */
async function isUnreachable(): Promise<boolean> {
  if (!navigator.onLine) return true;
  if (!navigator.serviceWorker?.controller) return false;
  return fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
    () => false,
    () => true,
  );
}

/** Content and title change together; the browser moves position and focus after that. */
function show(page: Document, url: URL): void {
  shownPath = siteTargetOf(url)?.path ?? pathOfAddress();
  settle();
  document.querySelector('.load-failure')?.remove();
  try {
    putInPlace(page);
  } catch (error) {
    showCrash(error);
    return;
  }
  // Screen readers say what changes in a region that was there before.
  announce(document.title);
  window.dispatchEvent(new Event(PAGE_EVENT));
  startPage();
  reportPageView();
}
