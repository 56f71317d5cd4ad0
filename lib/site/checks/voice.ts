import type { Heading, Nodes } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { errorAt, placeOf } from './place';
import { placeAt, type Problem } from '@/lib/base/source';
import type { CheckedPage, Rule } from './types';

/** A word, or a sign that parts two words. */
const TOKEN = /[\p{L}\p{M}\p{N}]+(?:['’-][\p{L}\p{M}\p{N}]+)*|\S/gu;
/** What may stand twice in a row: signs, figures, names, and words that do so in good English. */
const MAY_REPEAT = /^(?:\P{L}*|\p{Lu}\p{Ll}*|had|that|can)$/u;
const BLOCKS = ['paragraph', 'heading', 'tableCell', 'code'];
/** Stands for code or a picture within a sentence. */
const NO_PROSE = '\uFFFC';

/** Every page, with its samples, uses the vocabulary of `content/voice.json`, and no word twice in a row. */
export const checkVoice: Rule = ({ pages, voice }) => {
  // By their first word: otherwise each word of a page is compared with all of them.
  const phrases = new Map<string, Phrase[]>();
  for (const [phrase, better] of Object.entries(voice.phrases)) {
    const words = tokensOf(phrase);
    const first = words[0]?.key ?? '';
    const one = { phrase, better, words };
    phrases.set(first, [...(phrases.get(first) ?? []), one]);
  }
  return pages.flatMap((page) => [
    ...findPhrases(page, phrases),
    ...findHeadings(page, voice.headings),
  ]);
};

function findPhrases(
  page: CheckedPage,
  phrases: ReadonlyMap<string, readonly Phrase[]>,
): Problem[] {
  const problems: Problem[] = [];
  visit(page.tree as Nodes, BLOCKS, (block) => {
    const start = block.position?.start.offset ?? 0;
    const isCode = block.type === 'code';
    // Markdown and diffs may show what not to write.
    if (isCode && !/^(?:ts|js|html)$/.test(block.lang ?? '')) return;
    const tokens = tokensOf(proseOf(block, page.body, start));
    const report = (at: number, message: string, cure: string) => {
      const place = { file: page.file, ...placeAt(page.body, start + at) };
      problems.push(errorAt('voice', place, message, cure));
    };
    tokens.forEach(({ key, at }, index) => {
      const next = tokens[index + 1];
      if (!isCode && key === next?.key && !MAY_REPEAT.test(next.word)) {
        report(at, `has "${key}" twice in a row.`, 'remove one of them.');
      }
      for (const { phrase, better, words } of phrases.get(key) ?? []) {
        const isHere = words.every(
          (one, nth) => one.key === tokens[index + nth]?.key,
        );
        if (!isHere) continue;
        report(
          at,
          `says "${phrase}", which reads as translated.`,
          `write "${better}", or say it in another way; the words to avoid are in content/voice.json.`,
        );
      }
    });
  });
  return problems;
}

/** The words of a block at the places where the source has them. */
function proseOf(block: Nodes, body: string, from: number): string {
  let prose = '';
  visit(block, (node) => {
    if ('children' in node && node.children.length > 0) return;
    const { start, end } = node.position ?? {};
    const isRead = node === block || node.type === 'text';
    const text = isRead ? body.slice(start?.offset, end?.offset) : NO_PROSE;
    prose = prose.padEnd((start?.offset ?? from) - from) + text;
  });
  return prose;
}

type Token = { word: string; key: string; at: number };
type Phrase = { phrase: string; better: string; words: readonly Token[] };

function tokensOf(text: string): Token[] {
  return [...text.matchAll(TOKEN)].map(({ 0: word, index }) => ({
    word,
    key: word.toLowerCase(),
    at: index,
  }));
}

function findHeadings(
  page: CheckedPage,
  headings: Readonly<Record<string, string>>,
): Problem[] {
  const problems: Problem[] = [];
  visit(page.tree as Nodes, 'heading', (node: Heading) => {
    const title = toString(node);
    const better = Object.hasOwn(headings, title) ? headings[title] : undefined;
    if (better === undefined) return;
    problems.push(
      errorAt(
        'voice',
        placeOf(page, node),
        `has a heading "${title}", which other pages name differently.`,
        `write "${better}": one thing has one name.`,
      ),
    );
  });
  return problems;
}
