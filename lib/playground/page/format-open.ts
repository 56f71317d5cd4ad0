import type { Editor } from './editor';

/**
 * Formats what the editor shows, in one step of undo.
 *
 * @param name of the file
 * @param say tells the reader how that goes
 */
export async function formatOpen(
  editor: Editor,
  name: string,
  say: (text: string) => void,
): Promise<void> {
  const { text } = editor;
  say('Formatting …');
  try {
    const { formatFile } = await import('../format');
    const made = await formatFile(text, editor.cursor);
    // What was written meanwhile counts.
    if (text !== editor.text) return;
    say(made.text === text ? 'It is formatted already.' : 'Formatted.');
    editor.replace(made.text, made.cursor);
  } catch (error) {
    const { message, loc } = error as FormatError;
    say(
      loc
        ? `${name}, line ${loc.start.line}: ${message.split('\n')[0]}`
        : 'The formatter could not be loaded. Check the connection.',
    );
  }
}

/** A mistake in the text has a place; a failed import has none. */
type FormatError = { message: string; loc?: { start: { line: number } } };
