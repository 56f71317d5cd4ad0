import type { Status } from '@/lib/playground/workbench';
import type { EditorHandle } from './editor';
import { TOOLS } from './settings';
import type { WorkerError } from './worker-link';

/**
 * Formats what the editor shows, in one step of undo.
 *
 * @param name of the file
 * @param notify called with the state, for readers
 */
export async function formatOpen(
  handle: EditorHandle,
  name: string,
  notify: (text: string, kind?: Status['kind']) => void,
): Promise<void> {
  notify('Formatting …');
  try {
    const editor = await handle.open();
    const { doc, selection } = editor.view.state;
    const text = doc.toString();
    const { head } = selection.main;
    const made = await TOOLS.ask('format', name, text, head);
    // Do not overwrite what was written meanwhile.
    if (!doc.eq(editor.view.state.doc)) return;
    if (made.text !== text) editor.replace(made.text, made.cursor);
    notify(made.text === text ? 'It is formatted already.' : 'Formatted.');
  } catch (error) {
    const { line = 0, message } = error as WorkerError;
    notify(line ? `${name}, line ${line}: ${message}` : message, 'failed');
  }
}
