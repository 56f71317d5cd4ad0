import { findComponentMistakes } from '@/lib/article/compile';
import type { Rule } from './types';

/** Pages use components that exist, with props that they have, and import nothing. */
export const checkComponents: Rule = ({ pages }) =>
  pages.flatMap(({ file, tree }) =>
    findComponentMistakes(tree).map(({ what, ...mistake }) => ({
      rule: 'components',
      severity: 'error',
      file,
      ...mistake,
      message: what,
    })),
  );
