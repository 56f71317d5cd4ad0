import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Nodes } from 'mdast';
import nspell from 'nspell';
import type { CheckedPage, ContentProblem, Rule } from './types';

/** Suggestions are slow to find; the first words of a page get them, which is where its author begins. */
const MAX_SUGGESTED = 20;

/** Letters with apostrophes inside; what holds a digit, an underscore or a capital inside is a name, not a word. */
const WORD = /[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)*/gu;
const NAME = /\p{Ll}\p{Lu}|^\p{Lu}{2,}s?$|^\p{Lu}{2,}\p{Ll}/u;

/** What is shown as written: addresses, file names, packages, options, identifiers with digits or dots. */
const NOT_PROSE =
  /(?:https?:\/\/|www\.)\S+|\S*[@/\\_]\S*|\S*\w\.\w\S*|\S*\d\S*|--?\w[\w-]*|\w*\(\)|\S*[$<>{}=]\S*/g;

/** Every word of a page's text and head is in the dictionary or in the project's list. */
export const checkSpelling: Rule = ({ pages, words }) => {
  const speller = createSpeller(words);
  const known = new Map<string, boolean>();
  const isKnown = (word: string) => {
    let answer = known.get(word);
    if (answer === undefined) {
      answer = NAME.test(word) || speller.correct(word);
      known.set(word, answer);
    }
    return answer;
  };
  let suggested = 0;
  return pages.flatMap((page) =>
    wordsOf(page).flatMap(({ word, line, column }): ContentProblem[] => {
      if (isKnown(word)) return [];
      suggested += 1;
      const close =
        suggested <= MAX_SUGGESTED ? speller.suggest(word).slice(0, 3) : [];
      return [
        {
          rule: 'spelling',
          severity: 'error',
          file: page.file,
          line,
          column,
          what: `has the unknown word "${word}".`,
          cure: `${close.length > 0 ? `did you mean ${close.map((text) => `"${text}"`).join(' or ')}? ` : ''}Put code into backticks; add a word that is right to content/words.txt.`,
        },
      ];
    }),
  );
};

type PlacedWord = { word: string; line: number; column: number };

/** The words of a page where they stand; code, links' targets and names are no words. */
export function wordsOf(page: CheckedPage): PlacedWord[] {
  const found = page.head.split('\n').flatMap((text, index) =>
    /^(title|description|sidebarLabel):/.test(text)
      ? wordsIn(
          text.replace(/^\w+:/, (key) => ' '.repeat(key.length)),
          index + 1,
          1,
        )
      : [],
  );
  const lines = page.body.split('\n');
  const collect = (node: Nodes) => {
    if (node.type === 'text' && node.position) {
      const { start, end } = node.position;
      for (let line = start.line; line <= end.line; line += 1) {
        const from = line === start.line ? start.column - 1 : 0;
        const to = line === end.line ? end.column - 1 : undefined;
        const written = (lines[line - 1] ?? '').slice(from, to);
        found.push(...wordsIn(written, line, from + 1));
      }
    }
    if ('children' in node) node.children.forEach(collect);
  };
  collect(page.tree);
  return found;
}

function wordsIn(text: string, line: number, column: number): PlacedWord[] {
  const prose = text.replace(NOT_PROSE, (name) => ' '.repeat(name.length));
  return [...prose.matchAll(WORD)].map((match) => ({
    word: match[0].replaceAll('’', "'").replace(/'s$/, ''),
    line,
    column: column + match.index,
  }));
}

function createSpeller(words: readonly string[]) {
  const require = createRequire(import.meta.url);
  const folder = path.dirname(require.resolve('dictionary-en'));
  const speller = nspell(
    readFileSync(path.join(folder, 'index.aff')),
    readFileSync(path.join(folder, 'index.dic')),
  );
  // The house writes British and American forms as its sources do; both are words.
  for (const word of words) speller.add(word);
  return speller;
}
