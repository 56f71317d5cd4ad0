import { tokenize } from '../tokenize';
import type { SearchablePage } from '../types';
import { DOCUMENTED_SCOPE, documentedNames } from './code-identifiers';

/** How much more a heading or description says about where a symbol is documented than a mention in passing. */
const HEADING_MENTIONS = 6;
const DESCRIPTION_MENTIONS = 6;

/**
 * Finds for each page the symbols it is the home of: those it mentions most, for its length.
 * A reader who types a symbol gets its home first. A symbol that is a title needs none.
 *
 * @returns symbols written together in lower case, by route
 */
export function symbolHomes(
  pages: readonly SearchablePage[],
): Map<string, string[]> {
  const symbols = new Set(
    pages
      .flatMap((page) =>
        page.sections.flatMap(({ code }) => documentedNames(code)),
      )
      .map(joined),
  );
  for (const page of pages) symbols.delete(joined(page.title));
  const best = new Map<
    string,
    { route: string; score: number; pages: number }
  >();
  for (const page of pages) {
    const entryPoint = joined(page.route.replace(/^\/docs/, DOCUMENTED_SCOPE));
    if (symbols.has(entryPoint)) {
      best.set(entryPoint, { route: page.route, score: Infinity, pages: 1 });
    }
  }
  for (const page of pages) {
    for (const [symbol, score] of mentionScores(page, symbols)) {
      const known = best.get(symbol);
      const count = (known?.pages ?? 0) + 1;
      best.set(
        symbol,
        known && known.score >= score
          ? { ...known, pages: count }
          : { route: page.route, score, pages: count },
      );
    }
  }
  const homes = new Map<string, string[]>();
  for (const [symbol, { route, pages: count }] of best) {
    // A symbol of one page only is found there anyway.
    if (count > 1) homes.set(route, [...(homes.get(route) ?? []), symbol]);
  }
  return homes;
}

const joined = (name: string): string =>
  tokenize(name)
    .flatMap((token) => token.parts.map((part) => part.surface))
    .join('');

function mentionScores(
  page: SearchablePage,
  symbols: ReadonlySet<string>,
): Map<string, number> {
  const mentions = new Map<string, number>();
  let length = 0;
  const count = (text: string, worth: number): void => {
    for (const { whole, pieces, parts } of tokenize(text)) {
      length += 1;
      const names = new Set([
        whole,
        ...pieces,
        parts.length === 1 ? (parts[0]?.surface ?? '') : '',
      ]);
      for (const name of names) {
        if (symbols.has(name))
          mentions.set(name, (mentions.get(name) ?? 0) + worth);
      }
    }
  };
  count(page.description, DESCRIPTION_MENTIONS);
  for (const { heading, text, code } of page.sections) {
    count(heading, HEADING_MENTIONS);
    count(text, 1);
    count(code, 1);
  }
  for (const [symbol, worth] of mentions)
    mentions.set(symbol, worth / Math.sqrt(length));
  return mentions;
}
