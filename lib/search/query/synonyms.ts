import { encodeTerms, stem, tokenize } from '../tokenize';
import type { SynonymData } from '../types';

export type Synonyms = {
  /** Stem or joined identifier to terms. */
  words: ReadonlyMap<string, readonly string[]>;
  /** Stems separated by spaces. */
  phrases: readonly { phrase: string; terms: readonly string[] }[];
  skip: ReadonlySet<string>;
};

/** Encodes the synonyms like the index. */
export function createSynonyms({
  same,
  leadsTo,
  skip = '',
}: SynonymData): Synonyms {
  const words = new Map<string, string[]>();
  const phrases: { phrase: string; terms: string[] }[] = [];
  const add = (from: string, to: readonly string[]): void => {
    const terms = to.flatMap((word) => encodeSynonym(word));
    const parts = tokenize(from).flatMap((token) =>
      token.parts.map((part) => part.surface),
    );
    const joined = parts.length > 1 ? parts.join('') : stem(from);
    if (/\s/.test(from))
      phrases.push({ phrase: parts.map(stem).join(' '), terms });
    else words.set(joined, [...(words.get(joined) ?? []), ...terms]);
  };
  for (const words of same) {
    const group = words.split(' ');
    for (const word of group)
      add(
        word,
        group.filter((other) => other !== word),
      );
  }
  for (const [from, to] of Object.entries(leadsTo)) add(from, to.split(' '));
  return { words, phrases, skip: new Set(skip.split(' ')) };
}

/** An identifier stands for its whole only: its parts would lead everywhere. */
function encodeSynonym(word: string): string[] {
  const [token] = tokenize(word);
  return token?.whole ? [token.whole] : encodeTerms(word);
}
