import { giveWayTo } from '@/components/browser/give-way';
import * as engine from '@/lib/search/open';
import { SearchTexts } from './search-texts';
import { filesOf } from './settings';

export type OpenSearch = { search: engine.Search; texts: SearchTexts };

let opened: Promise<OpenSearch> | undefined;

/** The search of this document, whoever asks; what failed is tried again. */
export function openSearch(): Promise<OpenSearch> {
  if (!opened) {
    opened = fetchAndOpen();
    giveWayTo(opened);
    opened.catch(() => (opened = undefined));
  }
  return opened;
}

async function fetchAndOpen(): Promise<OpenSearch> {
  const fetched = engine.fetchSearch({ filesOf });
  // Compiles what reads words while the index is on its way: the classes of letters take longest.
  engine.encodeTerms('ng add a-B $');
  const search = engine.openSearch(await fetched);
  return { search, texts: new SearchTexts(search.textAddress) };
}
