import { setDiagnostics, type Diagnostic } from '@codemirror/lint';
import { StateEffect, StateField, type Text } from '@codemirror/state';
import {
  Decoration,
  EditorView,
  WidgetType,
  type DecorationSet,
} from '@codemirror/view';
import type { LineNote, Problem } from '@/lib/playground/workbench';

/** Puts notes beside and below the lines of the open file; they are no part of its text. */
const setNotes = StateEffect.define<readonly LineNote[]>();

export const notes = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update: (shown, { changes, effects, state }) =>
    effects.reduce(
      (now, effect) =>
        effect.is(setNotes) ? drawNotes(effect.value, state.doc) : now,
      shown.map(changes),
    ),
  provide: (field) => EditorView.decorations.from(field),
});

function drawNotes(all: readonly LineNote[], doc: Text): DecorationSet {
  const inside = all.filter(({ line }) => line > 0 && line <= doc.lines);
  return Decoration.set(
    inside.map((note) =>
      Decoration.widget({
        widget: new Note(note),
        side: 1,
        block: note.isMistake,
      }).range(doc.line(note.line).to),
    ),
    true,
  );
}

/** A value stands beside its line, a mistake below it. */
class Note extends WidgetType {
  constructor(private readonly note: LineNote) {
    super();
  }

  override eq({ note: { text, isMistake } }: Note): boolean {
    return text === this.note.text && isMistake === this.note.isMistake;
  }

  override toDOM(): HTMLElement {
    const { text, isMistake } = this.note;
    const element = document.createElement('span');
    element.className = isMistake ? 'play-note play-note-wrong' : 'play-note';
    element.textContent = text;
    return element;
  }
}

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
