import type { Root } from 'mdast';
import { ContentError, findLostNotation } from '@/lib/base/source';
import { findComponentMistakes } from '../component-mistakes';
import type { ComponentRules } from '../component-rule';

/**
 * Stops the build at what pages cannot have, and what the compiler would drop without a word or fail on without a
 * place: imports and exports, expressions, HTML, components that do not exist, props they do not have, and notation that
 * Markdown did not read.
 *
 * @param options.file name of the content file for errors
 * @param options.source MDX of the page
 * @param options.rules of the components that MDX may use
 */
export function remarkGuard(options: {
  file: string;
  source: string;
  rules: ComponentRules;
}) {
  return (tree: Root) => {
    const [mistake] = [
      ...findComponentMistakes(tree, options.rules),
      ...findLostNotation(tree, options.source),
    ];
    if (!mistake) return;
    const { what, cure, ...place } = mistake;
    throw new ContentError({ file: options.file, ...place }, what, cure);
  };
}
