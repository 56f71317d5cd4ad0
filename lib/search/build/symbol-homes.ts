import { tokenize } from '../tokenize';
import type { SearchablePage } from '../types';
import type { PageWords } from './page-words';

/** Entry points begin with it; the rest is the route of the page that documents them. */
const SCOPE = '@rx-angular/';

/** `FileSystemCacheHandler` belongs to the page Cache Handlers: the title's words are part of it. */
const TITLE_FACTOR = 3;

/**
 * Finds for each page the symbols it is the home of: those it mentions most, compared with the other symbols it
 * mentions, so that a list of all exports is the home of few.
 * A reader who types a symbol gets its home first. A symbol that is a title needs none.
 *
 * @param words of each page, in order
 * @param names exports and entry points
 * @returns symbols written together in lower case, by route
 */
export function symbolHomes(
  pages: readonly SearchablePage[],
  words: readonly PageWords[],
  names: readonly string[],
): Map<string, string[]> {
  const symbols = new Map(
    names.map((name) => [
      joined(name),
      // An entry point carries the names of all folders above it.
      name.includes('/') ? new Set<string>() : stemsOf(name),
    ]),
  );
  for (const page of pages) symbols.delete(joined(page.title));
  const best = new Map<
    string,
    { route: string; score: number; pages: number }
  >();
  for (const page of pages) {
    const entryPoint = joined(page.route.replace(/^\/docs/, SCOPE));
    if (symbols.has(entryPoint)) {
      best.set(entryPoint, { route: page.route, score: Infinity, pages: 1 });
    }
  }
  for (const [position, page] of pages.entries()) {
    const mentions = words[position]?.mentions ?? [];
    for (const [symbol, score] of scoresOf(page, mentions, symbols)) {
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

const stemsOf = (name: string): Set<string> =>
  new Set(
    tokenize(name).flatMap((token) => token.parts.map((part) => part.term)),
  );

/** An identifier as the index knows it: its parts together, in lower case. */
export const joined = (name: string): string =>
  tokenize(name)
    .flatMap((token) => token.parts.map((part) => part.surface))
    .join('');

function scoresOf(
  page: SearchablePage,
  mentions: PageWords['mentions'],
  symbols: ReadonlyMap<string, ReadonlySet<string>>,
): [symbol: string, score: number][] {
  const known = mentions.filter(([name]) => symbols.has(name));
  const all = known.reduce((sum, [, worth]) => sum + worth, 0);
  const title = [...stemsOf(page.title)];
  return known.map(([symbol, worth]) => {
    const isInTitle = title.every((word) => symbols.get(symbol)?.has(word));
    return [symbol, ((isInTitle ? TITLE_FACTOR : 1) * worth) / Math.sqrt(all)];
  });
}
