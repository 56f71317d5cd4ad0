import { tokenize } from '../tokenize';
import type { MarkRange } from '../types';

/** What to mark: terms of the index with what each is worth, and the word still being typed. */
export type MatchTerms = {
  weights: ReadonlyMap<string, number>;
  unfinished: string;
};
export type Match = MarkRange & { term: string; weight: number };

/**
 * Finds the places of a text that a query matched, in order and without overlap: whole identifiers, else their parts;
 * of a word that is still being typed only the typed beginning.
 */
export function findMatches(
  text: string,
  { weights, unfinished }: MatchTerms,
): Match[] {
  const matches: Match[] = [];
  const weightOf = (term: string): number => weights.get(term) ?? 0;
  const isUnfinished = (word: string): boolean =>
    unfinished.length > 1 &&
    word.length > unfinished.length &&
    word.startsWith(unfinished);
  for (const { start, end, parts, whole, pieces } of tokenize(text)) {
    const name = [whole, ...pieces].find((form) => form && weights.has(form));
    if (name && !isUnfinished(name)) {
      matches.push({ start, end, term: name, weight: weightOf(name) });
      continue;
    }
    const inParts: Match[] = [];
    for (const part of parts) {
      const term = [part.term, part.surface].find((form) => weights.has(form));
      const isBegun = isUnfinished(part.surface) && (term || name);
      if (!term && !isBegun) continue;
      inParts.push({
        start: part.start,
        end: isBegun ? part.start + unfinished.length : part.end,
        term: term ?? unfinished,
        weight: weightOf(term ?? name ?? ''),
      });
    }
    if (name && inParts.length === 0)
      inParts.push({ start, end, term: name, weight: weightOf(name) });
    matches.push(...inParts);
  }
  return matches;
}
