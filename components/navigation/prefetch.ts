import {
  isReaderWaiting,
  whenReaderHasAll,
} from '@/components/browser/give-way';
import { withBase } from '@/lib/base/url';
import { shownPath } from '@/components/browser/page-event';
import { linkOf } from '@/components/browser/closest-target';
import { pageOfLink } from './links';
import { isConnectionSaving } from '@/components/browser/network';
import { atReaderSign } from '@/components/browser/reader-sign';
import { hasPage, notePrefetch, preloadPage } from './documents';

/** Pages are fetched ahead in the built site only: the development server has no files to fetch. */
const isActive = process.env.NODE_ENV === 'production';

function mayFetch(path: string): boolean {
  return isActive && path !== shownPath() && !isConnectionSaving();
}

/** What a page view fetches of the pages that its links in view lead to, in bytes as they are sent. */
const BUDGET = { documents: 8, bytes: 100_000 };
const NOTHING = { documents: 0, bytes: 0 };
let spent = NOTHING;

/** Paths, and how far from the reader's eyes their links were, in pixels. */
const waiting = new Map<string, number>();
/** Pages come one after the other: twenty at once would take the connection from what the reader turns to. */
let isUnderWay = false;
function fetchNext(): void {
  const nearestFirst = [...waiting].sort(([, a], [, b]) => a - b);
  for (const [path] of nearestFirst) {
    if (isUnderWay || isReaderWaiting() || !isWithinBudget()) return;
    waiting.delete(path);
    if (hasPage(path) || !mayFetch(path)) continue;
    isUnderWay = true;
    notePrefetch(path, true);
    const view = { ...spent, documents: spent.documents + 1 };
    spent = view;
    void prefetch(withBase(path)).then((isReady) => {
      if (!isReady) notePrefetch(path, false);
      // Of a page that was left nothing is counted.
      if (spent === view) {
        isUnderWay = false;
        spent = { ...view, bytes: view.bytes + sizeOf(withBase(path)) };
      }
      fetchNext();
    });
  }
}

/** Whether a document as large as those before it may follow. */
function isWithinBudget(): boolean {
  const { documents, bytes } = spent;
  const next = documents === 0 ? 0 : bytes / documents;
  return documents < BUDGET.documents && bytes + next <= BUDGET.bytes;
}

/** Bytes of a document as it was sent; 0 where the browser does not say. */
function sizeOf(address: string): number {
  const entry = performance
    .getEntriesByName(location.origin + address, 'resource')
    .at(-1);
  return entry instanceof PerformanceResourceTiming ? entry.encodedBodySize : 0;
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
  document.head.append(link);
  return new Promise((done) => {
    link.onload = () => done(true);
    link.onerror = () => {
      link.remove();
      done(false);
    };
  });
}

/** Loads a page into memory as soon as the reader points at, focuses or touches its link. */
export function startPreloading(signal: AbortSignal): void {
  whenReaderHasAll(fetchNext);
  notePrefetch(shownPath(), true);
  const handleIntent = (event: Event) => {
    const link = linkOf(event);
    const path = link && pageOfLink(link)?.path;
    if (path && mayFetch(path) && !hasPage(path)) preloadPage(path);
  };
  for (const type of ['mouseover', 'focusin', 'touchstart']) {
    document.addEventListener(type, handleIntent, { signal, passive: true });
  }
}

/**
 * Prefetches pages whose links scroll into view, within the budget of a page view: those of the text before those of
 * the frame, and what is nearest to the middle of the view first. Called anew for each page.
 */
export function watchLinks(signal: AbortSignal): void {
  if (!isActive || typeof IntersectionObserver !== 'function') return;
  spent = NOTHING;
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target, boundingClientRect } of entries) {
      if (!isIntersecting || !(target instanceof HTMLAnchorElement)) continue;
      observer.unobserve(target);
      const site = pageOfLink(target);
      if (!site) continue;
      const { innerHeight } = window;
      const distance =
        Math.abs(boundingClientRect.top - innerHeight / 2) +
        (target.closest('article') ? 0 : innerHeight);
      const known = waiting.get(site.path) ?? Infinity;
      waiting.set(site.path, Math.min(known, distance));
    }
    fetchNext();
  });
  atReaderSign(() => {
    if (signal.aborted) return;
    for (const link of document.querySelectorAll(
      // The playground is for few: their intent is enough.
      'a[href]:not(.code-button)',
    )) {
      observer.observe(link);
    }
  });
  signal.addEventListener('abort', () => {
    observer.disconnect();
    waiting.clear();
    // One that never ends holds back the pages of this page, and not those of the next.
    isUnderWay = false;
  });
}
