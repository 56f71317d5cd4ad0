import { likelyPages, type KnownPage } from '@/lib/site/nav/likely-pages';
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
  const pages = likelyPages(address, await fetchPages());
  return { pages, words: wordsOfAddress(address) };
}

/** `/docs/template/rx-let.html` as `template rx-let`. */
function wordsOfAddress(address: string): string {
  let path = address;
  try {
    path = decodeURIComponent(address);
  } catch {
    // It is searched for as it stands.
  }
  return path
    .replace(/\.\w+$/, '')
    .split('/')
    .filter((word) => word !== '' && word !== 'docs')
    .join(' ');
}

async function fetchPages(): Promise<KnownPage[]> {
  try {
    const response = await fetch(withBase('/pages.json'));
    const data: unknown = response.ok ? await response.json() : [];
    return Array.isArray(data) ? data.filter(isKnownPage) : [];
  } catch {
    return [];
  }
}

function isKnownPage(entry: unknown): entry is KnownPage {
  return (
    Array.isArray(entry) &&
    typeof entry[0] === 'string' &&
    typeof entry[1] === 'string'
  );
}
