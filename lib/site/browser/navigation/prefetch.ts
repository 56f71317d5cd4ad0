import { normalizePath, withBase, withoutBase } from '@/lib/base/url';
import { linkOf, siteTargetOf } from './links';
import { isConnectionSaving } from './network';
import { hasPage, notePrefetch, preloadPage, preparePage } from './documents';

/** Pages are fetched ahead in the built site only: the development server has no files to fetch. */
const isActive = process.env.NODE_ENV === 'production';

function mayFetch(path: string): boolean {
  return (
    isActive &&
    path !== normalizePath(withoutBase(window.location.pathname)) &&
    !isConnectionSaving()
  );
}

/** Pages come one after the other: twenty at once would take the connection from what the reader turns to. */
const waiting = new Set<string>();
let isUnderWay = false;
/** What the reader waits for, and pages ahead give way to. */
const awaited = new Set<Promise<unknown>>();

/** Until this has come or failed, no further page is fetched because its link is in view. */
export function giveWayTo(loading: Promise<unknown>): void {
  awaited.add(loading);
  const goOn = () => {
    awaited.delete(loading);
    fetchNext();
  };
  loading.then(goOn, goOn);
}

function fetchNext(): void {
  for (const path of waiting) {
    if (isUnderWay || awaited.size > 0) return;
    waiting.delete(path);
    if (hasPage(path) || !mayFetch(path)) continue;
    isUnderWay = true;
    notePrefetch(path, true);
    void prefetch(withBase(path)).then((isReady) => {
      if (!isReady) notePrefetch(path, false);
      isUnderWay = false;
      fetchNext();
    });
  }
}

/**
 * Asks the browser to fetch a page when it is idle; failures are silent and the click tries again.
 *
 * @returns whether it came
 */
function prefetch(address: string): Promise<boolean> {
  const link = document.createElement('link');
  if (!link.relList.supports('prefetch')) {
    return fetch(address, { credentials: 'include' }).then(
      ({ status }) => status === 200,
      () => false,
    );
  }
  link.rel = 'prefetch';
  link.as = 'fetch';
  link.href = address;
  const isReady = new Promise<boolean>((done) => {
    link.addEventListener('load', () => done(true));
    link.addEventListener('error', () => {
      link.remove();
      done(false);
    });
  });
  document.head.append(link);
  return isReady;
}

/**
 * Loads a page into memory as soon as the reader points at, focuses or touches its link, and parses it while the link
 * is pressed: the click comes a tenth of a second later.
 */
export function startPreloading(signal: AbortSignal): void {
  const handleIntent = (event: Event) => {
    const link = linkOf(event);
    const path = link && siteTargetOf(link)?.path;
    if (!path || !mayFetch(path)) return;
    if (event.type === 'pointerdown') preparePage(path);
    else if (!hasPage(path)) preloadPage(path);
  };
  for (const type of ['mouseover', 'focusin', 'touchstart', 'pointerdown']) {
    document.addEventListener(type, handleIntent, { signal, passive: true });
  }
}

/** Prefetches the pages whose links scroll into view. Called anew for each page. */
export function watchLinks(signal: AbortSignal): void {
  if (!isActive || typeof IntersectionObserver !== 'function') return;
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting || !(target instanceof HTMLAnchorElement)) continue;
      observer.unobserve(target);
      const site = siteTargetOf(target);
      if (site) waiting.add(site.path);
    }
    fetchNext();
  });
  for (const link of document.querySelectorAll(
    // The playground is for few: their intent is enough.
    'a[href]:not(.code-button)',
  )) {
    observer.observe(link);
  }
  signal.addEventListener('abort', () => {
    observer.disconnect();
    waiting.clear();
    // One that never ends holds back the pages of this page, and not those of the next.
    isUnderWay = false;
  });
}
