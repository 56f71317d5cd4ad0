import { findLostNotation } from '@/lib/base/source';
import { errorAt } from './place';
import type { Rule } from './types';

/** Nothing that an author types is lost, or shown as signs, without a word. */
export const checkNotation: Rule = ({ pages }) =>
  pages.flatMap(({ file, tree, body }) =>
    findLostNotation(tree, body).map(({ what, cure, ...place }) =>
      errorAt('notation', { file, ...place }, what, cure),
    ),
  );
