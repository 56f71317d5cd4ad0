import { tokenize, type Token } from '../tokenize';
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
  const matches: Match[] = [];
  const weightOf = (term: string): number =>
    weights.get(term) ?? BEGINNING_WEIGHT;
  const beginningOf = (word: string): string | undefined =>
    beginnings.find(
      (beginning) =>
        word.length > beginning.length && word.startsWith(beginning),
    );
  for (const { start, end, parts, whole, pieces } of tokensOf(text)) {
    const name = [whole, ...pieces].find((form) => form && weights.has(form));
    if (name && !beginningOf(name)) {
      matches.push({ start, end, term: name, weight: weightOf(name) });
      continue;
    }
    const inParts: Match[] = [];
    for (const part of parts) {
      const term = [part.term, part.surface].find((form) => weights.has(form));
      const beginning = beginningOf(part.surface);
      if (!term && !beginning) continue;
      inParts.push({
        start: part.start,
        end: beginning ? part.start + beginning.length : part.end,
        term: term ?? beginning ?? '',
        weight: weightOf(term ?? name ?? ''),
      });
    }
    if (name && inParts.length === 0)
      inParts.push({ start, end, term: name, weight: weightOf(name) });
    matches.push(...inParts);
  }
  return matches;
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
