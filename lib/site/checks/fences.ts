import type { Code } from 'mdast';
import { visit } from 'unist-util-visit';
import { LANGUAGE_LABELS, parseFenceMeta } from '@/lib/samples/fences';
import { didYouMean } from '@/lib/base/text';
import { errorAt, placeOf } from './place';
import type { Problem } from '@/lib/base/source';
import type { CheckedPage, Rule } from './types';

/** Languages that are drawn rather than highlighted. */
const DRAWN = ['marble'];

/** Code blocks name a language that the site knows, and their settings can be read. */
export const checkFences: Rule = ({ pages }) => {
  const known = [...Object.keys(LANGUAGE_LABELS), ...DRAWN];
  return pages.flatMap((page) => {
    const problems: Problem[] = [];
    visit(page.tree, 'code', (node) => {
      const report = (message: string, cure: string) =>
        problems.push(errorAt('fences', placeOf(page, node), message, cure));
      if (!isClosed(page, node)) {
        report(
          'has a code fence that is never closed, so all that follows would be shown as code.',
          'write three backticks on a line of their own after the code.',
        );
      }
      if (!node.lang) {
        report(
          'has a code fence without a language, so it can be neither checked nor highlighted.',
          'write the language after the three backticks, for example ```ts or ```text.',
        );
      } else if (!known.includes(node.lang)) {
        report(
          `has a code fence in the unknown language "${node.lang}".`,
          `${didYouMean(node.lang, known)} Known languages: ${known.join(', ')}.`.trim(),
        );
      } else {
        const { problems: settings } = parseFenceMeta(
          node.lang,
          node.meta ?? '',
        );
        for (const { message } of settings) {
          report(
            `has a code fence whose settings cannot be read: ${message}`,
            'see /docs/contributing/writing-samples for every setting with an example.',
          );
        }
      }
    });
    return problems;
  });
};

function isClosed({ body }: CheckedPage, { position }: Code): boolean {
  const lines = body
    .slice(position?.start.offset, position?.end.offset)
    .split('\n');
  return (
    lines.length > 1 && /^[>\s]*(?:`{3,}|~{3,})\s*$/.test(lines.at(-1) ?? '')
  );
}
