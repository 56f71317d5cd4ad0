import { loadPart } from '@/components/browser/load-part';
import { ADDRESS_EVENT, onEachPage } from '@/components/browser/page-event';
import { highlightedWords } from '@/lib/search/highlight';

/**
 * Marks the words that the address of a page asks for, and lets the search box offer to clear them. They go with the
 * next page, or when the address changes.
 */
export function connect(_: HTMLElement, signal: AbortSignal): void {
  let unmark = () => {};
  let turn = 0;
  const remove = () => {
    turn++;
    unmark();
    unmark = () => {};
    document.documentElement.removeAttribute('data-marked');
  };
  const mark = async () => {
    remove();
    const mine = turn;
    const words = highlightedWords(window.location.search);
    if (words.length === 0) return;
    // Without the connection, the page is as readable without marks.
    const marks = await loadPart(() => import('./mark-words')).catch(
      () => undefined,
    );
    const article =
      document.querySelector('main article') ?? document.querySelector('main');
    if (mine !== turn || !marks || !article) return;
    unmark = marks.markWords(article, words);
    document.documentElement.toggleAttribute('data-marked', true);
  };
  onEachPage(signal, () => void mark());
  window.addEventListener(ADDRESS_EVENT, () => void mark(), { signal });
  signal.addEventListener('abort', remove);
}
