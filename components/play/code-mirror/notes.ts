import { StateEffect, StateField, type Text } from '@codemirror/state';
import {
  Decoration,
  EditorView,
  WidgetType,
  type DecorationSet,
} from '@codemirror/view';
import type { LineNote } from '@/lib/playground/workbench';

/** Puts notes beside and below the lines of the open file; they are no part of its text. */
export const setNotes = StateEffect.define<readonly LineNote[]>();

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
