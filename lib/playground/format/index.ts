/** Formats a file with Prettier, which is loaded when the first reader asks for it. */

import * as babel from 'prettier/plugins/babel';
import * as estree from 'prettier/plugins/estree';
import { formatWithCursor } from 'prettier/standalone';

/** A file as it is written, and where the cursor belongs in it. */
export type Formatted = { text: string; cursor: number };

/**
 * Formats TypeScript with the templates of components in it, a template, or styles.
 *
 * @param name of the file, whose end says what it is
 * @param cursor offset in the text
 * @throws SyntaxError with `loc` where the text is none
 */
export async function formatFile(
  name: string,
  text: string,
  cursor: number,
): Promise<Formatted> {
  const end = /\.(?:html|css)$/.exec(name)?.[0];
  const parser = end === '.html' ? 'angular' : end ? 'css' : 'babel-ts';
  const more =
    end || /\b(?:template|styles)\s*:/.test(text)
      ? (await import('./templates')).TEMPLATE_PLUGINS
      : [];
  const { formatted, cursorOffset } = await formatWithCursor(text, {
    parser,
    plugins: [babel, estree, ...more],
    singleQuote: true,
    cursorOffset: cursor,
  });
  return { text: formatted, cursor: cursorOffset };
}
