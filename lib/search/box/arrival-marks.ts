import { ADDRESS_EVENT } from '@/lib/browser/navigation/navigation';
import { highlightedWords, withoutHighlight } from '../query/highlight-address';

let unmark = () => {};

/**
 * Marks the words that the address of a page asks for, and offers to clear them. They go with the next page, or when
 * the address changes.
 *
 * @returns undoes it
 */
export function startArrivalMarks(): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  window.addEventListener(ADDRESS_EVENT, mark, { signal });
  mark();
  return () => {
    stop.abort();
    remove();
  };
}

function mark(): void {
  remove();
  const words = highlightedWords(window.location.search);
  const article =
    document.querySelector('main article') ?? document.querySelector('main');
  if (words.length === 0 || !article) return;
  const isWanted = beginTurn();
  import('../marks').then(
    ({ clearButton, markWords }) => {
      if (!isWanted()) return;
      unmark = markWords(article, words);
      if (!document.querySelector('.search-clear')) {
        document.querySelector('.search-input')?.after(clearButton());
      }
      offerClear(true);
    },
    // Without the connection, the page is as readable without marks.
    () => {},
  );
}

let turn = 0;

function beginTurn(): () => boolean {
  const mine = ++turn;
  return () => mine === turn;
}

function remove(): void {
  turn++;
  unmark();
  unmark = () => {};
  offerClear(false);
}

function offerClear(hasMarks: boolean): void {
  document.querySelector('.search-clear')?.toggleAttribute('hidden', !hasMarks);
  document.querySelector('.search-keys')?.toggleAttribute('hidden', hasMarks);
}

/** Takes the marks away, and the words out of the address. */
export function clearMarks(): void {
  remove();
  const address = withoutHighlight(window.location.href);
  history.replaceState(history.state, '', address);
}
