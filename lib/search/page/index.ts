/** The search page: all hits of the query in its address. */
import { element } from '@/lib/base/browser/dom';
import { fetchSearch, type FetchOptions } from '../fetch-search';
import type { LoadedSearch } from '../panel';
import type { PageResult } from '../query';
import { searchStatus } from '../box/status';
import type { SearchModule } from '../search-module';

/** What searches and draws hits. */
type Panel = Pick<
  SearchModule,
  'loadSearch' | 'noResults' | 'packageFilter' | 'searchRow' | 'settings'
>;

type SearchPageOptions = FetchOptions & {
  panel: Panel;
  /** Event of the window when query or hash change and the page stays. */
  addressEvent: string;
};

/**
 * Shows on the search page all hits of the query in its address, and follows typing.
 *
 * @param root the served elements: heading, form, count and a place for hits
 * @param signal ends it when the page is left
 */
export function showSearchPage(
  root: Element,
  { panel, addressEvent, ...options }: SearchPageOptions,
  signal: AbortSignal,
): void {
  const heading = root.querySelector('h1');
  const form = root.querySelector('form');
  const field = form?.querySelector('input');
  const count = root.querySelector('[role=status]');
  const hits = root.querySelector('[data-search-hits]');
  if (!heading || !form || !field || !count || !hits) return;
  let search: LoadedSearch | undefined;
  let packageName = addressed('package');
  let timer: number | undefined;

  const draw = () => {
    const query = field.value.trim();
    heading.textContent = query
      ? `Search results for "${query}"`
      : 'Search the documentation';
    if (!search) return;
    const { engine } = search;
    const result = query ? engine.searchAll(query, packageName) : undefined;
    count.textContent = result ? countOf(result) : '';
    hits.replaceChildren(
      ...(result
        ? hitsOf(panel, result, search, packageName ? everywhere : undefined)
        : []),
    );
  };
  const everywhere = () =>
    form.querySelector<HTMLElement>('[type=radio]')?.click();
  // The letter shows before its hits are looked for.
  const drawSoon = () => {
    window.clearTimeout(timer);
    timer = window.setTimeout(draw);
  };
  const load = async () => {
    hits.replaceChildren(searchStatus('loading', load));
    try {
      search = panel.loadSearch(await fetchSearch(options));
      // Hits would jump when their text comes.
      await search.texts.loadAll();
      draw();
    } catch {
      hits.replaceChildren(searchStatus('failed', load));
    }
  };
  const readAddress = () => {
    const asked = addressed('q');
    if (asked !== field.value) field.value = asked;
    draw();
  };
  form.append(
    panel.packageFilter(
      panel.settings.packages,
      'search-page-package',
      (name) => {
        packageName = name;
        writeAddress({ package: name });
        draw();
      },
      packageName,
    ),
  );
  form.addEventListener('submit', (event) => event.preventDefault(), {
    signal,
  });
  field.addEventListener(
    'input',
    () => {
      writeAddress({ q: field.value });
      drawSoon();
    },
    { signal },
  );
  window.addEventListener(addressEvent, readAddress, { signal });
  // Typed while this was on its way.
  if (field.value && !addressed('q')) writeAddress({ q: field.value });
  readAddress();
  void load();
}

const addressed = (name: string): string =>
  new URLSearchParams(window.location.search).get(name) ?? '';

/** Typing and filtering make no history entries. */
function writeAddress(changes: Readonly<Record<string, string>>): void {
  const url = new URL(window.location.href);
  for (const [name, value] of Object.entries(changes)) {
    if (value) url.searchParams.set(name, value);
    else url.searchParams.delete(name);
  }
  history.replaceState(history.state, '', url);
}

function hitsOf(
  { noResults, searchRow, settings }: Panel,
  result: PageResult,
  { texts }: LoadedSearch,
  searchEverywhere: (() => void) | undefined,
): HTMLElement[] {
  if (result.groups.length === 0)
    return [noResults(result, settings, searchEverywhere)];
  const groups = result.groups.map((group) =>
    element(
      'li',
      { class: 'search-group' },
      ...group.map((hit) => searchRow(hit, result, texts.of(hit))),
    ),
  );
  return [element('ol', { class: 'search-groups' }, ...groups)];
}

function countOf({ groups }: PageResult): string {
  const hits = groups.reduce((sum, group) => sum + group.length, 0);
  if (hits === 0) return 'No results';
  const pages = groups.length === 1 ? 'one page' : `${groups.length} pages`;
  return `${hits} ${hits === 1 ? 'result' : 'results'} on ${pages}`;
}
