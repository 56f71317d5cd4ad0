import type { Search } from './answer';
import { fetchJson, type FetchedSearch } from './fetch-search';
import { createSearchEngine } from './query';

/**
 * Makes the search of what was fetched; the second file follows with the first query that needs it.
 *
 * @throws Error when the index is damaged
 */
export function openSearch({ index, asked, text }: FetchedSearch): Search {
  const engine = createSearchEngine(index);
  let more: Promise<void> | undefined;
  return {
    pagesAt: engine.pagesAt,
    textAddress: text,
    async search(query, options) {
      if (engine.wantsMore(query)) {
        more ??= fetchJson(asked).then(engine.addMore);
        await more.catch(() => {
          // The next query tries again.
          more = undefined;
        });
      }
      return engine.search(query, options);
    },
  };
}
