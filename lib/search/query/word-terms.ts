import { stem } from '../tokenize';
import {
  COMPLETION_WEIGHT,
  EARLIER_WORD_COMPLETION_WEIGHT,
  MAX_COMPLETIONS,
  MAX_EARLIER_COMPLETION_LETTERS,
  MIN_COMPLETED_EARLIER_WORD,
  SYNONYM_WEIGHT,
  TYPO_WEIGHTS,
} from './ranking';
import type { SearchIndex } from './search-index';
import { completions, isKnown, typoTerms } from './vocabulary';

/** A word of a query. */
export type Word = {
  surface: string;
  term: string;
  /** It may still grow. */
  isLast: boolean;
  /** It was copied: it is what it is, and no typo, beginning or synonym of something else. */
  isPasted: boolean;
};

/** The terms an identifier may stand for, with their weights. */
export function wholeTerms(
  index: SearchIndex,
  whole: string,
  { isLast, isPasted }: Pick<Word, 'isLast' | 'isPasted'>,
): Map<string, number> {
  const terms = new Map<string, number>();
  if (isKnown(index, whole)) terms.set(whole, 1);
  if (isPasted) return terms;
  if (isLast) addCompletions(index, terms, whole, COMPLETION_WEIGHT);
  addSynonyms(index, terms, [whole]);
  if (terms.size === 0) addTypos(index, terms, [whole], isLast);
  return terms;
}

/** The terms a word may stand for, with their weights. */
export function wordTerms(index: SearchIndex, word: Word): Map<string, number> {
  const terms = new Map<string, number>();
  const forms = [...new Set([word.term, word.surface])];
  for (const form of forms) if (isKnown(index, form)) terms.set(form, 1);
  if (word.isPasted) return terms;
  if (word.isLast) {
    addLastWordCompletions(index, terms, word);
  } else if (word.surface.length >= MIN_COMPLETED_EARLIER_WORD) {
    for (const term of completions(index, word.term, MAX_COMPLETIONS)) {
      if (term.length - word.surface.length <= MAX_EARLIER_COMPLETION_LETTERS) {
        setAtLeast(terms, term, EARLIER_WORD_COMPLETION_WEIGHT);
      }
    }
  }
  addSynonyms(index, terms, forms);
  if (terms.size === 0) addTypos(index, terms, forms, word.isLast);
  return terms;
}

/** Terms are stems, so a half-typed ending (`strategie`, `renderin`) is not the beginning of one: drop up to two letters. */
function addLastWordCompletions(
  index: SearchIndex,
  terms: Map<string, number>,
  word: Word,
): void {
  addCompletions(index, terms, word.surface, COMPLETION_WEIGHT);
  if (word.term !== word.surface)
    addCompletions(index, terms, word.term, COMPLETION_WEIGHT);
  if (terms.size > 0 || word.surface.length < 6) return;
  const shorter = word.surface.replace(/(?:ie|in|i|e)$/, '');
  if (shorter === word.surface) return;
  if (isKnown(index, stem(shorter)))
    setAtLeast(terms, stem(shorter), COMPLETION_WEIGHT);
  addCompletions(index, terms, shorter, COMPLETION_WEIGHT);
}

/** Adds the terms that begin with `prefix`, each for the share of it that was typed. */
export function addCompletions(
  index: SearchIndex,
  terms: Map<string, number>,
  prefix: string,
  weight: number,
): void {
  for (const term of completions(index, prefix, MAX_COMPLETIONS)) {
    setAtLeast(terms, term, (weight * prefix.length) / term.length);
  }
}

function addSynonyms(
  index: SearchIndex,
  terms: Map<string, number>,
  forms: readonly string[],
): void {
  for (const form of forms) {
    for (const term of index.synonyms.words.get(form) ?? [])
      setAtLeast(terms, term, SYNONYM_WEIGHT);
  }
}

function addTypos(
  index: SearchIndex,
  terms: Map<string, number>,
  forms: readonly string[],
  isLast: boolean,
): void {
  for (const { term, distance } of typoTerms(index, forms, isLast)) {
    setAtLeast(
      terms,
      term,
      distance < 1.5 ? TYPO_WEIGHTS.one : TYPO_WEIGHTS.two,
    );
  }
}

function setAtLeast(
  terms: Map<string, number>,
  term: string,
  weight: number,
): void {
  if (weight > (terms.get(term) ?? 0)) terms.set(term, weight);
}
