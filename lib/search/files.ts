import { withBase } from '@/lib/base/url';

/**
 * Site path of the small file with the addresses of index and texts. Their addresses hold hashes of their content: in a
 * script, each edit of a word would change that script, and with it every page.
 */
export const SEARCH_FILES_PATH = '/search-files.json';

/**
 * Where the texts of one page are, beside those of all pages:
 * `/search-text/docs/state.json?_=1f` for `/search-text.json?_=1f` and `/docs/state`.
 */
export function pageTextsPath(all: string, route: string): string {
  const page = route === '/' ? '/index' : route;
  return all.replace('.json', `${page}.json`);
}

/** @throws when the host answers with anything but a file of JSON */
export async function fetchJson(path: string): Promise<unknown> {
  const response = await fetch(withBase(path));
  if (response.ok) return response.json();
  throw new Error(`[search] ${response.url} answered ${response.status}.`);
}
