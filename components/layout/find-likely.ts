import {
  likelyPages,
  wordsOf,
  type KnownPage,
} from '@/lib/site/nav/likely-pages';
import { withBase } from '@/lib/base/url';

export type Likely = {
  /** The likeliest first. */
  pages: readonly KnownPage[];
  /** What to search for; may be empty. */
  words: string;
};

/**
 * What a reader may have wanted at an address where nothing is.
 *
 * @param address its site path
 */
export async function findLikely(address: string): Promise<Likely> {
  const known = await fetchPages().catch(() => []);
  return {
    pages: likelyPages(address, known),
    words: wordsOf(address).join(' '),
  };
}

async function fetchPages(): Promise<KnownPage[]> {
  const response = await fetch(withBase('/pages.json'));
  // Written by the build of this very site.
  return response.ok ? ((await response.json()) as KnownPage[]) : [];
}
