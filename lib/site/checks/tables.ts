import { visit } from 'unist-util-visit';
import { errorAt, placeOf } from './place';
import type { Problem } from '@/lib/base/source';
import type { Rule } from './types';

/** A table is one block: an empty line within it ends it, and Markdown shows what follows as text with bars. */
export const checkTables: Rule = ({ pages }) =>
  pages.flatMap((page) => {
    const problems: Problem[] = [];
    visit(page.tree, 'paragraph', (node) => {
      const start = node.position?.start.offset ?? 0;
      if (page.body[start] !== '|') return;
      problems.push(
        errorAt(
          'tables',
          placeOf(page, node),
          'has a row that belongs to no table, so it would be shown as text with bars.',
          'delete the empty line above it, or give it a head: a row of names, and below it a row such as | --- | --- |.',
        ),
      );
    });
    return problems;
  });
