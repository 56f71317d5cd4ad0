import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import nspell from 'nspell';
import { visit } from 'unist-util-visit';
import { errorAt } from './place';
import type { Problem } from '@/lib/base/source';
import type { CheckedPage, Rule } from './types';

/** Suggestions are slow to find; the first words of a page get them, which is where its author begins. */
const MAX_SUGGESTED = 10;
/** The time to find them grows with the word: 0.2 s at this length, a minute at a thousand letters. */
const MAX_SUGGESTED_CHARS = 20;

/** Letters with apostrophes inside; what holds a digit, an underscore or a capital inside is a name, not a word. */
const WORD = /[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)*/gu;
const NAME = /\p{Ll}\p{Lu}|^\p{Lu}{2,}s?$|^\p{Lu}{2,}\p{Ll}/u;

/** What is shown as written: addresses, file names, packages, identifiers with digits or dots. */
const NOT_PROSE = /[@/\\_\d$<>{}=]|\w\.\w/;
/** Parts of what is else a word: options, the parentheses of a call with its name, and entities. */
const NO_WORD = /--?\w[\w-]*|(?<!\w)\w*\(\)|&\w+;/g;

/** Every word of a page's text and head, and of a drawing, is in the dictionary or in the project's list. */
export const checkSpelling: Rule = ({ pages, drawings, words }) => {
  const speller = spellerFor(words);
  const known = new Map<string, boolean>();
  const isKnown = (word: string) => {
    const answer =
      known.get(word) ?? (NAME.test(word) || speller.correct(word));
    known.set(word, answer);
    return answer;
  };
  let suggested = 0;
  const files = [
    ...pages.map((page) => ({ file: page.file, found: wordsOf(page) })),
    ...drawings.map((drawing) => ({
      file: drawing.file,
      found: drawing.words.flatMap(({ text, line, column }) =>
        wordsIn(text, line, column),
      ),
    })),
  ];
  return files.flatMap(({ file, found }) =>
    found.flatMap(({ word, line, column }): Problem[] => {
      if (isKnown(word)) return [];
      const isSuggested =
        suggested < MAX_SUGGESTED && word.length <= MAX_SUGGESTED_CHARS;
      if (isSuggested) suggested += 1;
      const close = isSuggested ? speller.suggest(word).slice(0, 3) : [];
      return [
        errorAt(
          { file, line, column },
          `has the unknown word "${shorten(word)}".`,
          `${close.length > 0 ? `did you mean ${close.map((text) => `"${text}"`).join(' or ')}? ` : ''}Put code into backticks; add a word that is right to content/words.txt.`,
        ),
      ];
    }),
  );
};

type PlacedWord = { word: string; line: number; column: number };

/** The words of a page where they stand; code, links' targets and names are no words. */
export function wordsOf(
  page: Pick<CheckedPage, 'head' | 'body' | 'tree'>,
): PlacedWord[] {
  const inHead = page.head.split('\n').flatMap((text, index) =>
    /^(title|description|sidebarLabel):/.test(text)
      ? wordsIn(
          text.replace(/^\w+:/, (key) => ' '.repeat(key.length)),
          index + 1,
          1,
        )
      : [],
  );
  const inBody: PlacedWord[] = [];
  visit(page.tree, 'text', ({ position }) => {
    if (!position) return;
    const { start, end } = position;
    const written = page.body.slice(start.offset, end.offset);
    for (const [index, text] of written.split('\n').entries()) {
      const column = index === 0 ? start.column : 1;
      inBody.push(...wordsIn(text, start.line + index, column));
    }
  });
  return [...inHead, ...inBody];
}

function wordsIn(text: string, line: number, column: number): PlacedWord[] {
  const prose = text.replace(/\S+/g, (part) =>
    NOT_PROSE.test(part) ? blank(part) : part.replace(NO_WORD, blank),
  );
  return [...prose.matchAll(WORD)].map((match) => ({
    word: match[0].replaceAll('’', "'").replace(/'s$/, ''),
    line,
    column: column + match.index,
  }));
}

const MAX_SHOWN_CHARS = 60;

function shorten(word: string): string {
  return word.length > MAX_SHOWN_CHARS
    ? `${word.slice(0, MAX_SHOWN_CHARS)}…`
    : word;
}

function blank(text: string): string {
  return ' '.repeat(text.length);
}

let cached: { words: string; speller: ReturnType<typeof nspell> } | undefined;

/** Reading the dictionary takes longer than checking a page, so the last one is cached. */
function spellerFor(words: readonly string[]) {
  const key = words.join('\n');
  if (cached?.words === key) return cached.speller;
  const require = createRequire(import.meta.url);
  const folder = path.dirname(require.resolve('dictionary-en'));
  const speller = nspell(
    readFileSync(path.join(folder, 'index.aff')),
    readFileSync(path.join(folder, 'index.dic')),
  );
  // The house writes British and American forms as its sources do; both are words.
  for (const word of words) speller.add(word);
  cached = { words: key, speller };
  return speller;
}
