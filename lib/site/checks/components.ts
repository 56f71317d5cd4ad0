import { findComponentMistakes } from '@/lib/site/article/compile';
import type { Problem } from '@/lib/base/source';
import type { CheckInput } from './types';

/** Pages use components that exist, with props that they have, and import nothing. */
export function checkComponents({
  pages,
  components,
}: Pick<CheckInput, 'pages' | 'components'>): Problem[] {
  return pages.flatMap(({ file, tree }) =>
    findComponentMistakes(tree, components).map(({ what, ...mistake }) => ({
      rule: 'components',
      severity: 'error',
      file,
      ...mistake,
      message: what,
    })),
  );
}
