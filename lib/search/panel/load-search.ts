import synonyms from '@/content/search-synonyms.json';
import { pathInVersion } from '@/lib/browser/docs-version';
import { ofVersion, type ByVersion } from '@/lib/nav';
import { createSearchEngine, type SearchEngine } from '../query';
import { loadSearchText } from '../query';
import { normalizePath, withBase, withoutBase } from '@/lib/url';

export type LoadedSearch = {
  engine: SearchEngine;
  /** The texts of the hits' sections; loaded once. */
  loadTexts: () => Promise<readonly string[]>;
};

/**
 * Loads the index of the reader's version.
 *
 * @param listed the answer to the request for the file that names index and texts
 * @throws when something is missing or damaged
 */
export async function loadSearch(listed: Response): Promise<LoadedSearch> {
  const { index, text } = filesOf(await readJson(listed));
  const file = await readJson(await fetch(withBase(index)));
  return {
    engine: createSearchEngine(file, synonyms),
    loadTexts: () => loadSearchText(withBase(text)),
  };
}

type SearchFiles = { index: string; text: string };

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
