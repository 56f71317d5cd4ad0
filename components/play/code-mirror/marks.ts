import { setDiagnostics, type Diagnostic } from '@codemirror/lint';
import type { Text } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';
import type { LineNote, Problem } from '@/lib/playground/workbench';
import { setNotes } from './notes';

/** Shows what is known of the open file: what came beside its lines, and what is wrong where. */
export function showMarks(
  view: EditorView,
  notes: readonly LineNote[],
  problems: readonly Problem[],
): void {
  const { state } = view;
  const diagnostics = problems.map((one) => toDiagnostic(one, state.doc));
  view.dispatch(setDiagnostics(state, diagnostics), {
    effects: setNotes.of(notes),
  });
}

function toDiagnostic(problem: Problem, doc: Text): Diagnostic {
  const { line, column, length, message, code } = problem;
  const at = doc.line(Math.min(Math.max(line, 1), doc.lines));
  const from = Math.min(at.from + Math.max(column - 1, 0), at.to);
  // Without a length, all of the line is meant.
  const to = length > 0 ? Math.min(from + length, doc.length) : at.to;
  return { from, to, severity: 'error', message, source: code };
}
