import type { SynonymData } from '../types';

export type Synonyms = {
  /** Stem or joined identifier to terms. */
  words: ReadonlyMap<string, readonly string[]>;
  /** Stems separated by spaces. */
  phrases: readonly { phrase: string; terms: readonly string[] }[];
  skip: ReadonlySet<string>;
};

/** Reads the synonyms of the index, which are terms already. */
export function readSynonyms({
  same,
  leadsTo,
  skip = '',
}: SynonymData): Synonyms {
  const words = new Map<string, readonly string[]>();
  const phrases: { phrase: string; terms: readonly string[] }[] = [];
  const add = (word: string, terms: readonly string[]): void => {
    words.set(word, [...(words.get(word) ?? []), ...terms]);
  };
  for (const line of same) {
    const group = line.split(' ');
    for (const word of group)
      add(
        word,
        group.filter((other) => other !== word),
      );
  }
  for (const [from, to] of Object.entries(leadsTo)) {
    const terms = to.split(' ');
    if (from.includes(' ')) phrases.push({ phrase: from, terms });
    else add(from, terms);
  }
  return { words, phrases, skip: new Set(skip.split(' ')) };
}
