import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { ContentError } from '@/lib/content/errors';
import { didYouMean } from '@/lib/text/nearest';

type Node = {
  type: string;
  name?: string | null;
  value?: string;
  position?: { start: { line: number; column: number } } | undefined;
};

/**
 * Stops the build at what the compiler would drop without a word or fail on without a place:
 * imports and exports, and components that do not exist.
 *
 * @param options.file name of the content file for errors
 * @param options.components names that MDX may use
 */
export function remarkGuard(options: {
  file: string;
  components: readonly string[];
}) {
  return (tree: Root) => {
    visit(tree, (node: Node) => {
      const place = {
        file: options.file,
        line: node.position?.start.line,
        column: node.position?.start.column,
      };
      if (node.type === 'mdxjsEsm') {
        throw new ContentError(
          place,
          `has an import or export, which MDX pages cannot have: "${firstLine(node.value ?? '')}".`,
          `remove the line; these components are available without import: ${options.components.join(', ')}.`,
        );
      }
      if (isComponent(node) && !options.components.includes(node.name ?? '')) {
        throw new ContentError(
          place,
          `uses the unknown component <${node.name}>.`,
          `${didYouMean(node.name ?? '', options.components)} Known components: ${options.components.join(', ')}.`.trim(),
        );
      }
    });
  };
}

function isComponent(node: Node): boolean {
  return (
    (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') &&
    /^[A-Z]/.test(node.name ?? '')
  );
}

function firstLine(text: string): string {
  return text.split('\n')[0] ?? '';
}
