import type { Code } from 'mdast';
import { visit } from 'unist-util-visit';
import { readFenceHead } from '@/lib/site/article/compile/read-fence';
import { eachPage } from './place';
import type { CheckedPage } from './types';

/** Languages that are drawn rather than highlighted. */
const DRAWN = ['marble'];

/** Code blocks name a language that the site knows, and their settings can be read. */
export const checkFences = eachPage((page, at) => {
  visit(page.tree, 'code', (node) => {
    const report = at(node);
    if (!isClosed(page, node)) {
      report(
        'has a code fence that is never closed, so all that follows would be shown as code.',
        'write three backticks on their own line after the code.',
      );
    }
    const { mistakes } = readFenceHead(node.lang ?? '', node.meta ?? '', DRAWN);
    for (const { what, cure } of mistakes) report(what, cure);
  });
});

function isClosed({ body }: CheckedPage, { position }: Code): boolean {
  const lines = body
    .slice(position?.start.offset, position?.end.offset)
    .split('\n');
  return (
    lines.length > 1 && /^[>\s]*(?:`{3,}|~{3,})\s*$/.test(lines.at(-1) ?? '')
  );
}
