import { findComponentMistakes } from '@/lib/site/article/compile';
import type { Problem } from '@/lib/base/source';
import { errorAt } from './place';
import type { CheckInput } from './types';

/** Pages use components that exist, with props that they have, and import nothing. */
export function checkComponents({
  pages,
  components,
}: Pick<CheckInput, 'pages' | 'components'>): Problem[] {
  return pages.flatMap(({ file, tree }) =>
    findComponentMistakes(tree, components).map(({ what, cure, ...place }) =>
      errorAt('components', { file, ...place }, what, cure),
    ),
  );
}
