import type { SearchAnswer, SearchOptions } from './answer';
import { fetchJson, SEARCH_FILES_PATH } from './files';
import { createSearchEngine } from './query/search-engine';
import { SearchTexts } from './texts';
import { encodeTerms } from './tokenize';
import type { SearchAddresses } from './types';

/** Search in the browser: the engine, which fetches what it needs, and the texts of snippets. */
export type Search = Awaited<ReturnType<typeof openSearch>>;

/** Written by the build of the site; a host that answers with something else leaves undefined here. */
const theOnly = (listed: unknown) => listed as SearchAddresses;

/**
 * Fetches the index and makes the search of it; the second file follows with the first query that needs it.
 *
 * @param filesOf picks the files for this page, where a site lists those of several versions
 * @throws when something is missing or damaged
 */
export async function openSearch(filesOf = theOnly) {
  const { index, asked, text } = filesOf(await fetchJson(SEARCH_FILES_PATH));
  const fetching = fetchJson(index);
  // Compiles what reads words while the index is on its way: the classes of letters take longest.
  encodeTerms('ng add a-B $');
  const engine = createSearchEngine(await fetching);
  let more: Promise<void> | undefined;
  return {
    pagesAt: engine.pagesAt,
    texts: new SearchTexts(text),
    /**
     * Waits for the second file where the query needs it, so that no row that was drawn moves; without connection it
     * answers from what there is.
     */
    async search(
      query: string,
      options?: SearchOptions,
    ): Promise<SearchAnswer> {
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
