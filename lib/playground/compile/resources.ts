import { isNode, mistakeAt, type AstNode } from '@/lib/samples/promises';
import type { Edits } from './edits';

/** Text of a file by its specifier, such as `./card.html`. */
export type ReadFile = (specifier: string) => string | undefined;

/** What takes the place of a property that names files. */
const INLINE: Readonly<Record<string, string>> = {
  templateUrl: 'template',
  styleUrl: 'styles',
  styleUrls: 'styles',
};

/**
 * Puts the templates and styles that a component names into it, as there is no server to ask for them.
 *
 * @throws Mistake where a file is not there
 */
export function inlineResources(
  node: AstNode,
  edits: Edits,
  read: ReadFile,
): void {
  for (const { key, value, start, end } of optionsOf(node)) {
    const name = INLINE[key?.name ?? ''];
    if (name === undefined || !isNode(value)) continue;
    const texts = (value.elements ?? [value]).map((one) =>
      textOf(one ?? value, read),
    );
    const text = JSON.stringify(texts.join('\n'));
    edits.replace(start, end, `${name}:${text}`);
  }
}

/** The properties that the decorators of a class are given. */
export const optionsOf = ({ decorators = [] }: AstNode): AstNode[] =>
  decorators.flatMap(
    ({ expression }) =>
      (isNode(expression) && expression.arguments?.[0]?.properties) || [],
  );

function textOf(node: AstNode, read: ReadFile): string {
  const specifier = String(node.value ?? '');
  const text = read(specifier);
  if (text !== undefined) return text;
  throw mistakeAt(
    node,
    `There is no file ${specifier} in this playground. Add it with + next to the names of the files.`,
  );
}
