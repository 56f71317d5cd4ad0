import { giveWayTo } from '@/components/browser/give-way';
import * as engine from '@/lib/search/query';
import { filesOf } from './settings';

let opened: Promise<engine.Search> | undefined;

/** The search of this document, whoever asks; what failed is tried again. */
export function openSearch(): Promise<engine.Search> {
  if (!opened) {
    opened = engine.openSearch(filesOf);
    giveWayTo(opened);
    opened.catch(() => (opened = undefined));
  }
  return opened;
}
