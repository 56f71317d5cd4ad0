/** The words of a search in the address of the page that it led to. */

/** Name of the address parameters that carry the words to mark. */
const HIGHLIGHT_PARAMETER = '_highlight';

/** The words an address asks to mark, as plain text. */
export function highlightedWords(search: string): string[] {
  return new URLSearchParams(search)
    .getAll(HIGHLIGHT_PARAMETER)
    .filter(Boolean);
}

/** An address with the words to mark, before the hash. */
export function withHighlight(
  path: string,
  words: readonly string[],
  hash: string,
): string {
  const query = new URLSearchParams(
    words.map((word) => [HIGHLIGHT_PARAMETER, word]),
  ).toString();
  return path + (query && `?${query}`) + hash;
}

/** An address without the words to mark. */
export function withoutHighlight(address: string): string {
  const url = new URL(address);
  url.searchParams.delete(HIGHLIGHT_PARAMETER);
  return url.href;
}
