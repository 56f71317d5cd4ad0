import { z } from 'zod';
import { cacheFile, readCached, writeCached } from '@/lib/base/files';
import { commandsIn, encodeTerms, tokenize } from '../tokenize';
import { FUNCTION } from '../term-index';
import type { SearchablePage } from '../types';
import { codeIdentifiers, packageImports } from './code-identifiers';

/** What the words of one page are, which is most of the work of building an index and the same until it is edited. */
export type PageWords = z.infer<typeof wordsSchema>;

const wordsSchema = z.object({
  /** For each section, the terms of its text as often as they occur, and the names in its code. */
  sections: z.array(
    z.object({ terms: z.array(z.string()), names: z.array(z.string()) }),
  ),
  /** Names that the samples import, and the modules they come from. */
  imported: z.array(z.string()),
  /** Symbols, other identifiers and commands, weighed by where they stand. */
  mentions: z.array(z.tuple([z.string(), z.number()])),
});

/** How much more a symbol in a heading or description counts than a mention in passing. */
const HEADING_MENTIONS = 6;
const DESCRIPTION_MENTIONS = 6;

/**
 * Reads the words of pages, or takes them from the cache.
 *
 * @param symbols exports and entry points, written together in lower case
 */
export function readWords(
  pages: readonly SearchablePage[],
  symbols: ReadonlySet<string>,
): PageWords[] {
  const symbolsKey = [...symbols].join('\n');
  return pages.map((page) => {
    const file = cacheFile(
      'words',
      ['lib/search'],
      [JSON.stringify([page.description, page.sections]), symbolsKey],
    );
    const known = readCached(file, (data) => wordsSchema.parse(data));
    if (known) return known;
    const words = wordsOf(page, symbols);
    writeCached(file, words);
    return words;
  });
}

/** `trackBy` and `APP_CONFIG`, not `list-item` and `state.get`. */
const IS_NAME = /^[\p{L}\p{N}_$]*(?:\p{Ll}\p{Lu}|_\p{Lu})[\p{L}\p{N}_$]*$/u;
const IS_FUNCTION = /^\p{Ll}[\p{L}\p{N}]*$/u;

function wordsOf(
  page: SearchablePage,
  symbols: ReadonlySet<string>,
): PageWords {
  const { sections } = page;
  return {
    sections: sections.map(({ text, code }) => ({
      terms: encodeTerms(text),
      names: codeIdentifiers(code),
    })),
    imported: sections.flatMap(({ code }) =>
      packageImports(code).flatMap(({ names, from }) => [from, ...names]),
    ),
    mentions: [...mentionsOf(page, symbols)],
  };
}

function mentionsOf(
  { description, sections }: SearchablePage,
  symbols: ReadonlySet<string>,
): Map<string, number> {
  const mentions = new Map<string, number>();
  const add = (name: string, worth: number): void => {
    mentions.set(name, (mentions.get(name) ?? 0) + worth);
  };
  const count = (text: string, worth: number): void => {
    for (const { start, end, whole, pieces, parts } of tokenize(text)) {
      const written = text.slice(start, end);
      const word = parts.length === 1 ? (parts[0]?.surface ?? '') : '';
      for (const name of new Set([whole, ...pieces, word])) {
        if (symbols.has(name) || (name === whole && IS_NAME.test(written)))
          add(name, worth);
      }
      if (whole && IS_FUNCTION.test(written)) add(FUNCTION + whole, worth);
    }
    for (const command of commandsIn(text)) add(command, worth);
  };
  count(description, DESCRIPTION_MENTIONS);
  for (const { heading, text, code } of sections) {
    count(heading, HEADING_MENTIONS);
    count(text, 1);
    count(code, 1);
  }
  return mentions;
}
