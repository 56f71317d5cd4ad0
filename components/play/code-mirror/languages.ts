import { angularLanguage } from '@codemirror/lang-angular';
import { cssLanguage } from '@codemirror/lang-css';
import { typescriptLanguage } from '@codemirror/lang-javascript';
import type { Language } from '@codemirror/language';
import { parseMixed, type SyntaxNodeRef } from '@lezer/common';

type ReadText = { read: (from: number, to: number) => string };

/** What stands in the strings of these properties. */
const INNER: Readonly<Record<string, Language>> = {
  template: angularLanguage,
  styles: cssLanguage,
};

/** TypeScript, with the templates and styles of components in their strings. */
const componentLanguage = typescriptLanguage.configure({
  wrap: parseMixed((node, input) => {
    const inner = isString(node) ? INNER[propertyOf(node, input)] : undefined;
    // Without its quotes.
    return inner && node.to - node.from > 2
      ? {
          parser: inner.parser,
          overlay: [{ from: node.from + 1, to: node.to - 1 }],
        }
      : null;
  }),
});

const isString = ({ name }: SyntaxNodeRef) =>
  name === 'TemplateString' || name === 'String';

/** Name of the property that a string, or the array that it stands in, is the value of. */
function propertyOf({ node }: SyntaxNodeRef, input: ReadText): string {
  const { parent } = node;
  const owner = parent?.name === 'ArrayExpression' ? parent.parent : parent;
  const name = owner?.name === 'Property' ? owner.firstChild : null;
  return name ? input.read(name.from, name.to) : '';
}

/** The language of a file, by its name. */
export function languageOf(name: string): Language {
  if (name.endsWith('.html')) return angularLanguage;
  return name.endsWith('.css') ? cssLanguage : componentLanguage;
}
