import { endOfLetters, tokenize, type Token } from '../tokenize';
import type { MarkRange } from '../types';

/** What to mark: terms of the index with what each is worth, and beginnings of words, such as the one being typed. */
export type MatchTerms = {
  weights: ReadonlyMap<string, number>;
  beginnings: readonly string[];
};
export type Match = MarkRange & { term: string; weight: number };

/** What a word is worth of which only the beginning was asked for. */
const BEGINNING_WEIGHT = 0.3;

/**
 * Finds the places of a text that a query matched, in order and without overlap: whole identifiers, else their parts;
 * of a word that only begins like one being typed, the beginning.
 */
export function findMatches(
  text: string,
  { weights, beginnings }: MatchTerms,
): Match[] {
  const begunIn = (word: string): string | undefined =>
    beginnings.find(
      (begun) => word.length > begun.length && word.startsWith(begun),
    );
  return tokensOf(text).flatMap(({ start, end, parts, whole, pieces }) => {
    const name = [whole, ...pieces].find((form) => weights.has(form));
    const ofName = weights.get(name ?? '') ?? BEGINNING_WEIGHT;
    const asWhole = name ? [{ start, end, term: name, weight: ofName }] : [];
    if (name && !begunIn(name)) return asWhole;
    const inParts = parts.flatMap((part): Match[] => {
      const known = [part.term, part.surface].find((form) => weights.has(form));
      const begun = begunIn(part.surface);
      const term = known ?? begun;
      if (!term) return [];
      return [
        {
          start: part.start,
          end: begun ? endOfLetters(text, part, begun.length) : part.end,
          term,
          weight: known ? (weights.get(known) ?? 0) : ofName,
        },
      ];
    });
    return inParts.length > 0 ? inParts : asWhole;
  });
}

/** The same texts are looked through again at each key. */
const tokens = new Map<string, readonly Token[]>();

function tokensOf(text: string): readonly Token[] {
  const known = tokens.get(text);
  if (known) return known;
  const found = tokenize(text);
  tokens.set(text, found);
  return found;
}
