import { stem } from '../tokenize';
import { isKnown, keepBest, type SearchIndex } from './load-index';

/** Terms of the index with what each is worth, up to 1. */
export type Terms = ReadonlyMap<string, number>;

type Typed = {
  /** It may still grow. */
  isLast: boolean;
  /** It was copied: it is what it is, and no typo, beginning or synonym of something else. */
  isPasted: boolean;
};

const COMPLETION = 0.55;
const SYNONYM = 0.7;
/** By the number of typing errors. */
const TYPOS = [1, 0.85, 0.6] as const;
const MAX_COMPLETIONS = 24;
const MAX_TYPOS = 6;
const MIN_TYPO_LETTERS = 4;
const MIN_TWO_TYPO_LETTERS = 7;
/** How much nearer a term is with the same first letter, or as a whole. */
const HALF = 0.5;

/** The terms that a word or a name may stand for. */
export function wordTerms(
  index: SearchIndex,
  surface: string,
  { isLast, isPasted }: Typed,
): Terms {
  const terms = new Map<string, number>();
  const forms = [...new Set([stem(surface), surface])];
  for (const form of forms) if (isKnown(index, form)) keepBest(terms, form, 1);
  if (isPasted) return terms;
  for (const form of forms) {
    if (isLast) {
      for (const term of completions(index, form))
        keepBest(terms, term, (COMPLETION * form.length) / term.length);
    }
    for (const term of index.synonyms.get(form) ?? [])
      if (isKnown(index, term)) keepBest(terms, term, SYNONYM);
  }
  if (terms.size > 0) return terms;
  return new Map(nearTerms(index, forms, isLast));
}

/** Longer terms that begin so. */
const completions = (index: SearchIndex, prefix: string): string[] =>
  byImportance(
    index,
    index.vocabulary.filter(
      (term) => term.startsWith(prefix) && term !== prefix,
    ),
  ).slice(0, MAX_COMPLETIONS);

/** Terms of titles first, then the shortest. */
const byImportance = ({ titleTerms }: SearchIndex, terms: string[]): string[] =>
  terms.sort(
    (a, b) =>
      Number(titleTerms.has(b)) - Number(titleTerms.has(a)) ||
      a.length - b.length,
  );

/**
 * The nearest terms one typing error away, or two from seven letters on; while a word is typed, those that begin so as
 * well.
 */
function nearTerms(
  index: SearchIndex,
  forms: readonly string[],
  isLast: boolean,
): [term: string, worth: number][] {
  const errors = new Map<string, number>();
  for (const word of forms) {
    if (word.length < MIN_TYPO_LETTERS) continue;
    const most = word.length < MIN_TWO_TYPO_LETTERS ? 1 : 2;
    for (const term of index.vocabulary) {
      if (term.length < Math.max(3, word.length - most)) continue;
      const isLonger = term.length > word.length + most;
      if (isLonger && !isLast) continue;
      const begin = isLonger ? term.slice(0, word.length) : term;
      const extra = (isLonger ? HALF : 0) + (begin[0] === word[0] ? 0 : HALF);
      const count = distance(word, begin, most) + extra;
      if (count <= most + HALF && count < (errors.get(term) ?? Infinity))
        errors.set(term, count);
    }
  }
  const least = Math.min(...errors.values());
  const nearest = [...errors]
    .filter(([, count]) => count === least)
    .map(([term]) => term);
  const worth = TYPOS[least < 1 + HALF ? 1 : 2];
  return byImportance(index, nearest)
    .slice(0, MAX_TYPOS)
    .map((term) => [term, worth]);
}

/** Letters that are missing, too many, wrong or swapped; `most + 1` when there are more than `most`. */
export function distance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let row = 1; row <= a.length; row += 1) {
    const next = [row];
    let least = row;
    for (let column = 1; column <= b.length; column += 1) {
      const isSame = a[row - 1] === b[column - 1];
      const isSwapped =
        a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      const count = Math.min(
        (last[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (before[column - 2] ?? 0) + 1 : Infinity,
      );
      next.push(count);
      if (count < least) least = count;
    }
    if (least > most) return most + 1;
    before = last;
    last = next;
  }
  return last[b.length] ?? most + 1;
}
