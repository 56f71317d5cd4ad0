import type * as Marks from '../marks';
import { highlightedWords } from '../query/highlight-address';

/** What marks words, once an address has asked for it. */
let marks: typeof Marks | undefined;
let turn = 0;

/**
 * Marks the words that the address of a page asks for, and offers to clear them. They go with the next page, or when
 * the address changes.
 *
 * @param addressEvent event of the window when query or hash change and the page stays
 */
export function startArrivalMarks(
  addressEvent: string,
  signal: AbortSignal,
): void {
  window.addEventListener(addressEvent, () => void mark(), { signal });
  signal.addEventListener('abort', remove);
  void mark();
}

async function mark(): Promise<void> {
  remove();
  const mine = turn;
  const words = highlightedWords(window.location.search);
  if (words.length === 0) return;
  // Without the connection, the page is as readable without marks.
  marks ??= await import('../marks').catch(() => undefined);
  if (mine === turn) marks?.showMarks(words);
}

function remove(): void {
  turn++;
  marks?.removeMarks();
}

/** Takes the marks away, and the words out of the address. */
export function clearMarks(): void {
  turn++;
  marks?.clearMarks();
}
