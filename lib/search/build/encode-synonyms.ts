import { encodeTerms, stem, tokenize, wordsOf } from '../tokenize';
import type { SynonymData } from '../types';

/** Synonyms as terms of the index, so that its reader need not take them apart. */
export function encodeSynonyms({
  same,
  leadsTo,
  skip = '',
}: SynonymData): SynonymData {
  const terms = (words: string): string =>
    words.split(' ').flatMap(encodeWord).join(' ');
  const encoded = new Map<string, string[]>();
  for (const [from, to] of Object.entries(leadsTo)) {
    const phrase = encodePhrase(from);
    encoded.set(phrase, [...(encoded.get(phrase) ?? []), terms(to)]);
  }
  return {
    same: same.map(terms),
    leadsTo: Object.fromEntries(
      [...encoded].map(([phrase, all]) => [phrase, all.join(' ')]),
    ),
    skip,
  };
}

/** An identifier stands for its whole only: its parts would lead everywhere. */
function encodeWord(word: string): string[] {
  const [token] = tokenize(word);
  return token?.whole ? [token.whole] : encodeTerms(word);
}

function encodePhrase(from: string): string {
  const words = wordsOf(from).map(({ surface }) => surface);
  if (/\s/.test(from)) return words.map(stem).join(' ');
  return words.length > 1 ? words.join('') : stem(from);
}
