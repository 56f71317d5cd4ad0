/** Formats a file with Prettier, which is loaded when the first reader asks for it. */

import * as babel from 'prettier/plugins/babel';
import * as estree from 'prettier/plugins/estree';
import { formatWithCursor } from 'prettier/standalone';

/** A file as it is written, and where the cursor belongs in it. */
export type Formatted = { text: string; cursor: number };

/**
 * Formats TypeScript, and the templates of components in it.
 *
 * @param cursor offset in the text
 * @throws SyntaxError with `loc` where the text is none
 */
export async function formatFile(
  text: string,
  cursor: number,
): Promise<Formatted> {
  const templates = /\btemplate\s*:/.test(text)
    ? (await import('./templates')).TEMPLATE_PLUGINS
    : [];
  const { formatted, cursorOffset } = await formatWithCursor(text, {
    parser: 'babel-ts',
    plugins: [babel, estree, ...templates],
    singleQuote: true,
    cursorOffset: cursor,
  });
  return { text: formatted, cursor: cursorOffset };
}
