import { element } from '@/lib/base/browser/dom';
import { likelyPages } from '@/lib/site/nav/likely-pages';
import type { KnownPage } from '@/lib/site/nav/likely-pages';
import { withBase, withoutBase } from '@/lib/base/url';

/** Shows on the not-found page which pages its reader may have wanted, and leads the words of the address to the search. */
export async function showLikelyPages(slot: Element): Promise<void> {
  const address = withoutBase(window.location.pathname);
  const likely = likelyPages(address, await fetchPages());
  const words = wordsOfAddress(address);
  const items = likely.map(([path, label]) =>
    element(
      'li',
      {},
      element('a', { href: withBase(path) }, label),
      ' ',
      element('code', {}, path),
    ),
  );
  const href = withBase(`/search?q=${encodeURIComponent(words)}`);
  slot.replaceChildren(
    ...(items.length > 0
      ? [
          element('h2', {}, 'Did you mean one of these?'),
          element('ul', {}, ...items),
        ]
      : []),
    element(
      'p',
      {},
      words !== '' &&
        element('a', { href }, `Search the documentation for “${words}”`),
    ),
  );
}

/** `/docs/template/rx-let.html` as `template rx-let`: what to search for. */
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
