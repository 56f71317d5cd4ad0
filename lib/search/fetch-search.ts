import { withBase } from '@/lib/base/url';
import { SEARCH_FILES_PATH } from './addresses';
import type { SearchAddresses } from './types';

/** The index as it was sent, and the addresses of what longer queries need and of the texts of all pages. */
export type FetchedSearch = { index: unknown; asked: string; text: string };

type FetchOptions = {
  /** Picks the files for this page, where a site lists those of several versions. */
  filesOf?: ((listed: unknown) => SearchAddresses) | undefined;
};

/**
 * Fetches the index, while the program that reads it is on its way as well.
 *
 * @throws when something is missing
 */
export async function fetchSearch({
  filesOf = theOnly,
}: FetchOptions = {}): Promise<FetchedSearch> {
  const listed = await fetchJson(withBase(SEARCH_FILES_PATH));
  const { index, asked, text } = filesOf(listed);
  return {
    index: await fetchJson(withBase(index)),
    asked: withBase(asked),
    text: withBase(text),
  };
}

/** @throws when the host answers with anything but a file of JSON */
export async function fetchJson(url: string): Promise<unknown> {
  const response = await fetch(url);
  if (response.ok) return response.json();
  throw new Error(`[search] ${response.url} answered ${response.status}.`);
}

/** Written by the build of the site; a host that answers with something else leaves undefined here. */
const theOnly = (listed: unknown) => listed as SearchAddresses;
