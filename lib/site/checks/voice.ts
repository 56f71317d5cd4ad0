import type { Nodes } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { placeAt } from '@/lib/base/source';
import { eachPage } from './place';
import type { Rule } from './types';

const LETTER = String.raw`[\p{L}\p{M}\p{N}]`;
const WORD = `${LETTER}+(?:['’-]${LETTER}+)*`;
/** Nothing but whole words. */
const whole = (words: string) =>
  new RegExp(`(?<!${LETTER}['’-]?)(?:${words})(?!['’-]?${LETTER})`, 'giu');
const DOUBLED = whole(String.raw`(${WORD})\s+(\1)`);
/** What may stand twice in a row: figures, names, and words that do so in good English. */
const MAY_REPEAT = /^(?:\P{L}*|\p{Lu}\p{Ll}*|had|that|can)$/u;
const BLOCKS = ['paragraph', 'heading', 'tableCell', 'code'];
/** Stands for code or a picture within a sentence. */
const NO_PROSE = '\uFFFC';

/** Every page, with its samples, uses the vocabulary of `content/voice.json`, and no word twice in a row. */
export const checkVoice: Rule = (input) => {
  const phrases = new Map(Object.entries(input.voice.phrases));
  const headings = new Map(Object.entries(input.voice.headings));
  // Of two that begin alike, the longer one is what was written.
  const longestFirst = [...phrases.keys()].sort((a, b) => b.length - a.length);
  const avoided = whole(
    longestFirst
      .map((one) => one.replace(/[\^$\\.*+?()[\]{}|]/g, String.raw`\$&`))
      .join('|')
      .replaceAll(' ', String.raw`\s+`) || '(?!)',
  );
  return eachPage(({ tree, body }, at) => {
    visit(tree as Nodes, BLOCKS, (block) => {
      const isCode = block.type === 'code';
      // Markdown and diffs may show what not to write.
      if (isCode && !/^(?:ts|js|html)$/.test(block.lang ?? '')) return;
      const start = block.position?.start.offset ?? 0;
      const prose = proseOf(block, body, start);
      const reportAt = (index: number) => at(placeAt(body, start + index));
      for (const { 1: first = '', 2: next = '', index } of isCode
        ? []
        : prose.matchAll(DOUBLED)) {
        if (MAY_REPEAT.test(next)) continue;
        const word = first.toLowerCase();
        reportAt(index)(`has "${word}" twice in a row.`, 'remove one of them.');
      }
      for (const { 0: written, index } of prose.matchAll(avoided)) {
        const phrase = written.toLowerCase().replace(/\s+/g, ' ');
        reportAt(index)(
          `says "${phrase}", which reads as translated.`,
          `write "${phrases.get(phrase)}", or say it in another way; the words to avoid are in content/voice.json.`,
        );
      }
      const title = block.type === 'heading' ? toString(block) : '';
      const better = headings.get(title);
      if (better === undefined) return;
      at(block)(
        `has a heading "${title}", which other pages name differently.`,
        `write "${better}": one thing has one name.`,
      );
    });
  })(input);
};

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
