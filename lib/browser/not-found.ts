import { likelyPages } from '@/lib/nav/likely-pages';
import type { KnownPage } from '@/lib/nav/likely-pages';
import { withBase, withoutBase } from '@/lib/url';

/** Shows on the not-found page which pages its reader may have wanted; nothing when they cannot be known. */
export async function showLikelyPages(slot: Element): Promise<void> {
  const pages = await fetchPages();
  const likely = likelyPages(withoutBase(window.location.pathname), pages);
  if (likely.length === 0) return;
  const heading = document.createElement('h2');
  heading.textContent = 'Did you mean one of these?';
  const list = document.createElement('ul');
  for (const [path, label] of likely) {
    const link = document.createElement('a');
    link.href = withBase(path);
    link.textContent = label;
    const address = document.createElement('code');
    address.textContent = path;
    const item = document.createElement('li');
    item.append(link, ' ', address);
    list.append(item);
  }
  slot.replaceChildren(heading, list);
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
