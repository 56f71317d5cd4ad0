/**
 * Where the texts of one page are, beside those of all pages:
 * `/search-text/docs/state.json?_=1f` for `/search-text.json?_=1f` and `/docs/state`.
 */
export function pageTextsAddress(all: string, route: string): string {
  const page = route === '/' ? '/index' : route;
  return all.replace('.json', `${page}.json`);
}
