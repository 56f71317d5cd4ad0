import type { Root } from 'mdast';
import { ContentError } from '@/lib/base/source';
import { findComponentMistakes } from '../component-mistakes';
import type { ComponentRules } from '../component-rule';

/**
 * Stops the build at what pages cannot have, and what the compiler would drop without a word or fail on without a
 * place: imports and exports, expressions, HTML, components that do not exist, and props they do not have.
 *
 * @param options.file name of the content file for errors
 * @param options.rules of the components that MDX may use
 */
export function remarkGuard(options: { file: string; rules: ComponentRules }) {
  return (tree: Root) => {
    const [mistake] = findComponentMistakes(tree, options.rules);
    if (!mistake) return;
    const { what, cure, ...place } = mistake;
    throw new ContentError({ file: options.file, ...place }, what, cure);
  };
}
