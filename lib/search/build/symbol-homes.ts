import { tokenize } from '../tokenize';
import type { SearchablePage } from '../types';

/** Entry points begin with it; the rest is the route of the page that documents them. */
const SCOPE = '@rx-angular/';

/** How much more a heading or description says about where a symbol is documented than a mention in passing. */
const HEADING_MENTIONS = 6;
const DESCRIPTION_MENTIONS = 6;
/** `FileSystemCacheHandler` belongs to the page Cache Handlers: the title's words are part of it. */
const TITLE_FACTOR = 3;

/**
 * Finds for each page the symbols it is the home of: those it mentions most, compared with the other symbols it
 * mentions, so that a list of all exports is the home of few.
 * A reader who types a symbol gets its home first. A symbol that is a title needs none.
 *
 * @param names exports and entry points
 * @returns symbols written together in lower case, by route
 */
export function symbolHomes(
  pages: readonly SearchablePage[],
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

const stemsOf = (name: string): Set<string> =>
  new Set(
    tokenize(name).flatMap((token) => token.parts.map((part) => part.term)),
  );

const joined = (name: string): string =>
  tokenize(name)
    .flatMap((token) => token.parts.map((part) => part.surface))
    .join('');

function mentionScores(
  page: SearchablePage,
  symbols: ReadonlyMap<string, ReadonlySet<string>>,
): Map<string, number> {
  const mentions = new Map<string, number>();
  let all = 0;
  const count = (text: string, worth: number): void => {
    for (const { whole, pieces, parts } of tokenize(text)) {
      const word = parts.length === 1 ? (parts[0]?.surface ?? '') : '';
      for (const name of new Set([whole, ...pieces, word])) {
        if (!symbols.has(name)) continue;
        all += worth;
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
  const title = [...stemsOf(page.title)];
  for (const [symbol, worth] of mentions) {
    const isInTitle = title.every((word) => symbols.get(symbol)?.has(word));
    mentions.set(
      symbol,
      ((isInTitle ? TITLE_FACTOR : 1) * worth) / Math.sqrt(all),
    );
  }
  return mentions;
}
