import { BASE_PATH, withBase } from '@/lib/url';

/** The data of one page, whole. */
type PageData = { text: string; type: string; url: string };

/**
 * Data of pages, fetched at most once a session and one request a page.
 *
 * The router asks for a page's data under an address that changes with where the reader comes from, and forgets it
 * on the next visit. Here every page has one address and one answer.
 */
const pages = new Map<string, Promise<PageData>>();

/** Addresses whose data the browser has been asked to keep ready. */
const prefetched = new Set<string>();

const originalFetch =
  typeof window === 'undefined' ? undefined : window.fetch.bind(window);

/** Address of a page's data, from its site path. */
export function dataPath(path: string): string {
  return path === '/' ? `${BASE_PATH}/index.txt` : `${withBase(path)}.txt`;
}

/** Address of the page that some data belongs to. */
export function pageOfData(address: string): string {
  return address.replace(/(\/index)?\.txt$/, '') || '/';
}

/** Whether a page's data is here, or on its way to here or to the browser's cache. */
export function hasPage(path: string): boolean {
  const address = dataPath(path);
  return pages.has(address) || prefetched.has(address);
}

/** Says that the browser has been asked to keep a page's data ready, or that this has failed. */
export function notePrefetch(path: string, isReady: boolean): void {
  if (isReady) prefetched.add(dataPath(path));
  else prefetched.delete(dataPath(path));
}

/** Fetches a page's data into memory. A failure is silent and forgotten: the click tries again. */
export function preloadPage(path: string): void {
  load(dataPath(path)).catch(() => {});
}

function load(address: string): Promise<PageData> {
  const known = pages.get(address);
  if (known) return known;
  // What has been prefetched for this very session is fresh, whatever its host says about keeping answers.
  const page = prefetched.has(address)
    ? fetchPage(address, 'force-cache').catch(() => fetchPage(address))
    : fetchPage(address);
  pages.set(address, page);
  page.catch(() => pages.delete(address));
  return page;
}

/**
 * Reads the data to its end before anyone gets it: half a page is no page.
 *
 * @throws Error saying what came instead of page data
 */
async function fetchPage(
  address: string,
  cache: RequestCache = 'default',
): Promise<PageData> {
  if (!originalFetch) throw new Error('There is no fetch here.');
  const response = await originalFetch(address, {
    credentials: 'same-origin',
    cache,
  });
  if (!response.ok) throw new Error(`answer ${response.status}`);
  const type = response.headers.get('content-type') ?? '';
  const text = await response.text();
  const isPageData =
    /^text\/(plain|x-component)/.test(type) && /^[\da-f]*:/.test(text);
  if (!isPageData) throw new Error(`not page data but ${type || 'no type'}`);
  return { text, type, url: response.url };
}

/**
 * Makes the router ask this store for page data.
 *
 * @param onFailure told once for each failed load; the router itself hears nothing and keeps the shown page
 */
export function installPageStore(
  onFailure: (address: string, error: unknown) => void,
): void {
  // While writing, the development server needs the router's own headers.
  if (process.env.NODE_ENV !== 'production' || !originalFetch) return;
  window.fetch = (input, init) => {
    if (!isPageRequest(init)) return originalFetch(input, init);
    const { pathname } = new URL(
      input instanceof Request ? input.url : input,
      window.location.href,
    );
    // The router asks for `/sub.txt` when it means the home page below a base path.
    const address =
      pathname === `${BASE_PATH}.txt` ? `${BASE_PATH}/index.txt` : pathname;
    return load(address).then(toResponse, (error: unknown) => {
      onFailure(address, error);
      return new Promise<Response>(() => {});
    });
  };
}

/** The router compares the address that a response came from. */
function toResponse({ text, type, url }: PageData): Response {
  const response = new Response(text, { headers: { 'content-type': type } });
  return Object.defineProperty(response, 'url', { value: url });
}

function isPageRequest(init: RequestInit | undefined): boolean {
  return new Headers(init?.headers).get('rsc') === '1';
}
