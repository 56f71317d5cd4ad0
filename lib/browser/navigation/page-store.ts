import { BASE_PATH, withBase } from '@/lib/url/path';

/**
 * Data of pages, fetched at most once a session and one request a page.
 *
 * The router asks for a page's data under an address that changes with where the reader comes from, and forgets it
 * on the next visit. Here every page has one address and one answer.
 */
const responses = new Map<string, Promise<Response>>();

const originalFetch =
  typeof window === 'undefined' ? undefined : window.fetch.bind(window);

/** Address of a page's data, from its site path. */
export function dataPath(path: string): string {
  return path === '/' ? `${BASE_PATH}/index.txt` : `${withBase(path)}.txt`;
}

/** Whether a page's data is here or on its way. */
export function hasPage(path: string): boolean {
  return responses.has(dataPath(path));
}

/** Fetches a page's data into memory. A failure is silent and forgotten: the click tries again. */
export function preloadPage(path: string): void {
  load(dataPath(path)).catch(() => {});
}

function load(address: string): Promise<Response> {
  const known = responses.get(address);
  if (known) return known.then(copy);
  if (!originalFetch) return Promise.reject(new Error('No fetch here.'));
  const response = originalFetch(address, { credentials: 'same-origin' });
  responses.set(address, response);
  response.then(
    (answer) => {
      if (!isPageData(answer)) responses.delete(address);
    },
    () => responses.delete(address),
  );
  return response.then(copy);
}

/** A response can be read once; the router compares the address it was answered from. */
function copy(response: Response): Response {
  const clone = response.clone();
  Object.defineProperty(clone, 'url', { value: response.url });
  return clone;
}

function isPageData(response: Response): boolean {
  const type = response.headers.get('content-type') ?? '';
  return (
    response.ok &&
    (type.startsWith('text/plain') || type.startsWith('text/x-component'))
  );
}

/**
 * Makes the router ask this store for page data.
 *
 * @param onFailure told once for each failed load, with the address; the router then loads the whole page
 */
export function installPageStore(
  onFailure: (address: string, reason: unknown) => void,
): void {
  // While writing, the development server needs the router's own headers.
  if (process.env.NODE_ENV !== 'production' || !originalFetch) return;
  window.fetch = async (input, init) => {
    if (!isPageRequest(init)) return originalFetch(input, init);
    const { pathname } = new URL(
      input instanceof Request ? input.url : input,
      window.location.href,
    );
    const address =
      pathname === `${BASE_PATH}.txt` ? `${BASE_PATH}/index.txt` : pathname;
    try {
      const response = await load(address);
      if (!isPageData(response)) onFailure(address, response.status);
      return response;
    } catch (error) {
      onFailure(address, error);
      throw error;
    }
  };
}

function isPageRequest(init: RequestInit | undefined): boolean {
  return new Headers(init?.headers).get('rsc') === '1';
}
