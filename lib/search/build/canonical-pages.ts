import { FUNCTION } from '../term-index';
import { tokenize } from '../tokenize';
import type { SearchablePage } from '../types';
import type { PageWords } from './page-words';

/** `FileSystemCacheHandler` belongs to the page Cache Handlers: the title's words are part of it. */
const TITLE_FACTOR = 3;
/** How much more a mention counts for each list of members that has the name. */
const DOCUMENTED_WORTH = 4;
/** A page of messages mentions names that others document. */
const MESSAGES_WEIGHT = 0.3;
/** So does one with a low weight, and it has little other text: its few names are a large share of it. */
const LOW_WEIGHT_EXPONENT = 4;

/**
 * Finds for each page the symbols it is the canonical page of: those it mentions most, compared with the other symbols
 * it mentions, so that a list of all exports is that of few.
 * A reader who types a symbol gets its canonical page first. A symbol that is a title needs none.
 *
 * @param words of each page, in order
 * @param names exports and entry points
 * @returns symbols written together in lower case, by route
 */
export function canonicalPages(
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
  addSharedNames(symbols, words);
  for (const twin of twinsOf(names)) symbols.set(twin, new Set());
  for (const page of pages) symbols.delete(joined(page.title));
  const best = new Map<
    string,
    { route: string; score: number; pages: number }
  >();
  const entryPoints = new Map(
    names
      .filter((name) => name.includes('/'))
      .map((name) => [pathBelowFirst(`/${name}`), joined(name)]),
  );
  for (const page of pages) {
    const entryPoint = entryPoints.get(pathBelowFirst(page.route));
    if (entryPoint && symbols.has(entryPoint)) {
      best.set(entryPoint, { route: page.route, score: Infinity, pages: 1 });
    }
  }
  for (const [position, page] of pages.entries()) {
    const mentions = words[position]?.mentions ?? [];
    const documented = documentedBy(page);
    for (const [symbol, score] of scoresOf(page, mentions, symbols)) {
      const known = best.get(symbol);
      const count = (known?.pages ?? 0) + 1;
      const worth =
        score * (1 + DOCUMENTED_WORTH * (documented.get(symbol) ?? 0));
      best.set(
        symbol,
        known && known.score >= worth
          ? { ...known, pages: count }
          : { route: page.route, score: worth, pages: count },
      );
    }
  }
  const canonical = new Map<string, string[]>();
  for (const [symbol, { route, pages: count }] of best) {
    // A symbol of one page only is found there anyway.
    if (count > 1 || symbol.startsWith(FUNCTION))
      canonical.set(route, [...(canonical.get(route) ?? []), symbol]);
  }
  return canonical;
}

/** How often a page documents a name. */
function documentedBy({ sections }: SearchablePage): Map<string, number> {
  const counts = new Map<string, number>();
  for (const name of sections.flatMap(({ documents }) => documents)) {
    const symbol = joined(name);
    const isFunction = /^\p{Ll}/u.test(name);
    for (const form of isFunction ? [symbol, FUNCTION + symbol] : [symbol]) {
      counts.set(form, (counts.get(form) ?? 0) + 1);
    }
  }
  return counts;
}

/** `/docs/cdk/ssr` and `/@scope/cdk/ssr` both as `cdk/ssr`. */
const pathBelowFirst = (path: string): string =>
  path.split('/').slice(2).join('/');

/** Names of at least so many pages get a canonical page although no package exports them. */
const MIN_PAGES_OF_NAME = 2;

/** Adds identifiers and commands that several pages mention, such as inputs, options and `ng add`. */
function addSharedNames(
  symbols: Map<string, ReadonlySet<string>>,
  words: readonly PageWords[],
): void {
  const counts = new Map<string, number>();
  for (const { mentions } of words) {
    for (const [name] of mentions)
      counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  for (const [name, count] of counts) {
    if (count < MIN_PAGES_OF_NAME || name.startsWith(FUNCTION)) continue;
    if (!symbols.has(name)) symbols.set(name, new Set(['']));
  }
}

/** Exported functions whose name is that of a class in small letters. */
function twinsOf(names: readonly string[]): string[] {
  const classes = new Set(
    names.filter((name) => /^\p{Lu}/u.test(name)).map(joined),
  );
  return names
    .filter((name) => /^\p{Ll}/u.test(name) && classes.has(joined(name)))
    .map((name) => FUNCTION + joined(name));
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
  const weight = page.listsMessages
    ? MESSAGES_WEIGHT
    : (page.weight ?? 1) ** LOW_WEIGHT_EXPONENT;
  return known.map(([symbol, worth]) => {
    const isInTitle = title.every((word) => symbols.get(symbol)?.has(word));
    const factor = (isInTitle ? TITLE_FACTOR : 1) * weight;
    return [symbol, (factor * worth) / Math.sqrt(all)];
  });
}
