import { pathInVersion } from '@/lib/site/browser/docs-version';
import { ofVersion, type ByVersion } from '@/lib/site/nav';
import { normalizePath, withBase, withoutBase } from '@/lib/base/url';
import { SEARCH_FILES_PATH } from './files-path';

type SearchFiles = { index: string; text: string; vectors: string };

/** The index as it was sent, and the addresses of what may be needed besides. */
export type FetchedSearch = { index: unknown } & Omit<SearchFiles, 'index'>;

/**
 * Fetches the index of the reader's version, while the program that reads it is on its way as well.
 *
 * @throws when something is missing
 */
export async function fetchSearch(): Promise<FetchedSearch> {
  const listed = await fetchJson(withBase(SEARCH_FILES_PATH));
  const { index, text, vectors } = filesOf(listed);
  return {
    index: await fetchJson(withBase(index)),
    text: withBase(text),
    vectors: withBase(vectors),
  };
}

/** @throws when the host answers with anything but a file of JSON */
export async function fetchJson(url: string): Promise<unknown> {
  const response = await fetch(url);
  if (response.ok) return response.json();
  throw new Error(`[site] ${response.url} answered ${response.status}.`);
}

function filesOf(listed: unknown): SearchFiles {
  // Written by the build of this site; a host that answers with something else leaves undefined here.
  const all = listed as ByVersion<SearchFiles>;
  if (process.env['NEXT_PUBLIC_HAS_VERSIONS'] !== '1') return all;
  const path = normalizePath(withoutBase(window.location.pathname));
  return ofVersion(all, pathInVersion(path));
}
