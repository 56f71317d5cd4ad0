import { withoutHighlight } from '../query/highlight-address';
import { clearButton } from './clear-button';
import { markWords } from './highlight-words';

let unmark = () => {};

/** Marks words in the article of the page, and offers to clear them. */
export function showMarks(words: readonly string[]): void {
  const article =
    document.querySelector('main article') ?? document.querySelector('main');
  if (!article) return;
  unmark = markWords(article, words);
  if (!document.querySelector('.search-clear')) {
    document.querySelector('.search-input')?.after(clearButton());
  }
  offerClear(true);
}

/** Takes the marks away. */
export function removeMarks(): void {
  unmark();
  unmark = () => {};
  offerClear(false);
}

/** Takes the marks away, and the words out of the address. */
export function clearMarks(): void {
  removeMarks();
  const address = withoutHighlight(window.location.href);
  history.replaceState(history.state, '', address);
}

function offerClear(hasMarks: boolean): void {
  document.querySelector('.search-clear')?.toggleAttribute('hidden', !hasMarks);
  document.querySelector('.search-keys')?.toggleAttribute('hidden', hasMarks);
}
