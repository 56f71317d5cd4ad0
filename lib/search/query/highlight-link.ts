import { HIGHLIGHT_PARAMETER } from './highlight-address';

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
