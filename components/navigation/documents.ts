import { acceptedAhead } from '@/components/browser/accepted-ahead';
import { trusted } from '@/components/browser/trusted';
import { normalizePath, withBase } from '@/lib/base/url';

/**
 * Documents of pages, fetched at most once a session and one request a page. As blobs they lie outside of the heap,
 * which does not grow with what was read.
 */
const pages = new Map<string, Promise<Blob>>();

/** Paths whose documents the browser keeps ready: those that it has been asked to, and the one that was opened. */
const prefetched = new Set<string>();

/** Whether a page's document is here, or on its way to here or to the browser's cache. */
export function hasPage(path: string): boolean {
  return pages.has(path) || prefetched.has(path);
}

/** Says that the browser has been asked to keep a page ready, or that this has failed. */
export function notePrefetch(path: string, isReady: boolean): void {
  if (isReady) prefetched.add(path);
  else prefetched.delete(path);
}

/** Fetches a page into memory. A failure is silent and forgotten: the click tries again. */
export function preloadPage(path: string): void {
  load(path).catch(() => {});
}

/**
 * The document of a page.
 *
 * @param path site path
 * @throws Error saying what came instead of a page
 */
export async function loadPage(path: string): Promise<Document> {
  const html = await (await load(path)).text();
  const page = new DOMParser().parseFromString(
    trusted.createHTML(html),
    'text/html',
  );
  // A page that only leads on is for the browser to follow.
  if (!contentOf(page) || page.querySelector('[http-equiv=refresh]')) {
    throw new Error('not a page of this site');
  }
  return page;
}

/** The part of a document that differs from page to page. */
export function contentOf(page: Document): Element | null {
  return page.querySelector('[data-page]');
}

function load(path: string): Promise<Blob> {
  const known = pages.get(path);
  if (known) return known;
  // What has been loaded in this very session is fresh, whatever its host says about keeping answers.
  const page = prefetched.has(path)
    ? fetchPage(path, 'force-cache').catch(() => fetchPage(path))
    : fetchPage(path);
  pages.set(path, page);
  page.catch(() => pages.delete(path));
  return page;
}

/**
 * Reads the document to its end before anyone gets it: half a page is no page.
 *
 * @throws Error saying what came instead of a page
 */
async function fetchPage(
  path: string,
  cache: RequestCache = 'default',
): Promise<Blob> {
  const address = withBase(path);
  const response = await fetch(address, {
    credentials: 'same-origin',
    cache,
    headers: { accept: acceptedAhead() },
  });
  if (!response.ok) throw new Error(`answer ${response.status}`);
  const type = response.headers.get('content-type') ?? '';
  if (!type.startsWith('text/html')) {
    throw new Error(`not a page but ${type || 'no type'}`);
  }
  const { pathname } = new URL(response.url || address, window.location.href);
  if (normalizePath(pathname) !== normalizePath(address)) {
    throw new Error(`it leads to ${pathname}`);
  }
  return response.blob();
}
