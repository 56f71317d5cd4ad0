import { pathInVersion } from '@/lib/browser/docs-version';
import { ofVersion, type ByVersion } from '@/lib/nav';
import { createSearchEngine, hasThreeWords, type SearchEngine } from '../query';
import { loadSearchText } from '../query';
import { normalizePath, withBase, withoutBase } from '@/lib/url';

export type LoadedSearch = {
  engine: SearchEngine;
  /** The texts of the hits' sections; loaded once. */
  loadTexts: () => Promise<readonly string[]>;
  /**
   * Loads what a query needs to be understood, with the first one that does.
   *
   * @returns whether the engine answers differently from now on
   */
  loadMeaning: (query: string) => Promise<boolean>;
};

/**
 * Loads the index of the reader's version.
 *
 * @param listed the answer to the request for the file that names index and texts
 * @throws when something is missing or damaged
 */
export async function loadSearch(listed: Response): Promise<LoadedSearch> {
  const { index, text, vectors } = filesOf(await readJson(listed));
  const file = await readJson(await fetch(withBase(index)));
  const engine = createSearchEngine(file);
  return {
    engine,
    loadTexts: () => loadSearchText(withBase(text)),
    loadMeaning: meaningOf(engine, withBase(vectors)),
  };
}

type SearchFiles = { index: string; text: string; vectors: string };

function meaningOf(
  engine: SearchEngine,
  url: string,
): LoadedSearch['loadMeaning'] {
  let isAsked = false;
  return async (query) => {
    if (isAsked || !hasThreeWords(query)) return false;
    isAsked = true;
    try {
      const [{ createMeaning }, vectors] = await Promise.all([
        import('../meaning'),
        fetch(url).then(readJson),
      ]);
      engine.understand((index) => createMeaning(index, vectors));
      return true;
    } catch {
      // The order by words stays; the next query tries again.
      isAsked = false;
      return false;
    }
  };
}

function filesOf(listed: unknown): SearchFiles {
  // Written by the build of this site; a host that answers with something else leaves undefined here.
  const all = listed as ByVersion<SearchFiles>;
  if (process.env['NEXT_PUBLIC_HAS_VERSIONS'] !== '1') return all;
  const path = normalizePath(withoutBase(window.location.pathname));
  return ofVersion(all, pathInVersion(path));
}

async function readJson(response: Response): Promise<unknown> {
  if (!response.ok) {
    throw new Error(`[site] ${response.url} answered ${response.status}.`);
  }
  return response.json();
}
