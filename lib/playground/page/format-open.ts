import type { Editor } from './editor';

/**
 * Formats what the editor shows, in one step of undo.
 *
 * @param name of the file
 * @param notify called with the state, for readers
 */
export async function formatOpen(
  editor: Editor,
  name: string,
  notify: (text: string) => void,
): Promise<void> {
  const { text } = editor;
  notify('Formatting …');
  try {
    const { formatFile } = await import('../format');
    const made = await formatFile(text, editor.cursor);
    // Do not overwrite what was written meanwhile.
    if (text !== editor.text) return;
    notify(made.text === text ? 'It is formatted already.' : 'Formatted.');
    editor.replace(made.text, made.cursor);
  } catch (error) {
    const { message, loc } = error as FormatError;
    notify(
      loc
        ? `${name}, line ${loc.start.line}: ${message.split('\n')[0]}`
        : 'The formatter could not be loaded. Check the connection.',
    );
  }
}

/** A mistake in the text has a place; a failed import has none. */
type FormatError = { message: string; loc?: { start: { line: number } } };
