import type { Heading, Nodes } from 'mdast';
import { toNlcst } from 'mdast-util-to-nlcst';
import { toString } from 'mdast-util-to-string';
import { search } from 'nlcst-search';
import { ParseEnglish } from 'parse-english';
import retextRepeatedWords from 'retext-repeated-words';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import { errorAt, placeOf } from './place';
import type { Problem } from '@/lib/base/source';
import type { CheckedPage, Rule } from './types';

const prose = unified().use(retextRepeatedWords);

/** Every page speaks as the vocabulary in `content/voice.json` says, and has no word twice in a row. */
export const checkVoice: Rule = ({ pages, voice }) =>
  pages.flatMap((page) => [
    ...findPhrases(page, voice.phrases),
    ...findHeadings(page, voice.headings),
  ]);

function findPhrases(
  page: CheckedPage,
  phrases: Readonly<Record<string, string>>,
): Problem[] {
  const file = new VFile(page.body);
  const tree = toNlcst(page.tree, file, ParseEnglish);
  prose.runSync(tree, file);
  const problems = file.messages.map(({ line, column, reason }) =>
    errorAt(
      'voice',
      { file: page.file, line: line ?? 1, column: column ?? 1 },
      `reads "${reason.split('`')[1] ?? reason}".`,
      `${reason}.`,
    ),
  );
  search(tree, Object.keys(phrases), (nodes, _index, _parent, phrase) => {
    const { line = 1, column = 1 } = nodes[0]?.position?.start ?? {};
    problems.push(
      errorAt(
        'voice',
        { file: page.file, line, column },
        `says "${phrase}", which reads as translated.`,
        `write "${phrases[phrase] ?? ''}", or say it in another way; the words to avoid are in content/voice.json.`,
      ),
    );
  });
  return problems;
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
