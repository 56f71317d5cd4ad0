import { encodeTerms, wordsOf } from './tokenize';

/*
 * Terms that follow from titles and headings: the index does not list them, its reader adds them.
 */

/**
 * Terms of a page's title and of the end of its address, stop words included, and the title's words joined.
 *
 * @param words of the title
 */
export function titleTerms(
  title: string,
  route: string,
  words = wordsOf(title),
): string[] {
  const joined = words.map(({ surface }) => surface).join('');
  const segment = route.slice(route.lastIndexOf('/') + 1);
  return unique([...nameTerms(title), ...nameTerms(segment), joined]);
}

/** Terms of a name, stop words included. */
export const nameTerms = (name: string): string[] =>
  encodeTerms(name, { stopWords: true });

/** Terms of a heading. */
export const headingTerms = (heading: string): string[] =>
  unique(encodeTerms(heading));

/** Each of these terms once, without empty ones. */
export const unique = (terms: readonly string[]): string[] =>
  [...new Set(terms)].filter(Boolean);
