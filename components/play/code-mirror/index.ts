/** The editor, which is loaded once a reader turns to it. */

import './adopt-styles';
import './look.css';
import { indentWithTab } from '@codemirror/commands';
import { syntaxHighlighting } from '@codemirror/language';
import { lintGutter } from '@codemirror/lint';
import {
  Annotation,
  EditorState,
  Prec,
  type Extension,
} from '@codemirror/state';
import { EditorView, highlightSpecialChars, keymap } from '@codemirror/view';
import { basicSetup } from 'codemirror';
import { languageOf } from './languages';
import { colours } from './look';
import { notes } from './notes';
import { typed, type TypedFiles } from './typed';

export { showMarks } from './notes';
export type { EditorView } from '@codemirror/view';

/** What the editor tells the page. */
type EditorEvents = {
  edit: (text: string) => void;
  run: () => void;
  typedFiles: TypedFiles;
};

/** Marks changes that the page has made itself. */
const fromPage = Annotation.define<true>();

/** What is not seen: programs read it, and names can be made of it. Emoji need two of them. */
const UNSEEN = /(?![\u200D\uFE0F])\p{Default_Ignorable_Code_Point}|\p{Co}/gu;

const TOOLS: Extension = [
  basicSetup,
  highlightSpecialChars({ addSpecialChars: UNSEEN }),
  keymap.of([indentWithTab]),
  lintGutter(),
  EditorState.tabSize.of(2),
  syntaxHighlighting(colours),
  notes,
];

/** One view, and for each file a state with its own history. */
export class CodeEditor {
  readonly view: EditorView;
  readonly #states = new Map<string, EditorState>();
  #name = '';

  /** @param describedBy id of the words about its keys */
  constructor(
    parent: Element,
    private readonly describedBy: string,
    private readonly events: EditorEvents,
  ) {
    this.view = new EditorView({ parent });
  }

  /** Shows a file. A text that is not what the editor has of it is put in so that undo brings the old one back. */
  show(name: string, text: string): void {
    const { view } = this;
    if (name !== this.#name) {
      this.#states.set(this.#name, view.state);
      this.#name = name;
      view.setState(this.#states.get(name) ?? this.#begin(name, text));
    }
    const { length } = view.state.doc;
    if (view.state.doc.toString() === text) return;
    view.dispatch({
      changes: { from: 0, to: length, insert: text },
      annotations: fromPage.of(true),
    });
  }

  /** Leads to a place; line and column are 1-based. */
  goTo(line: number, column = 1): void {
    const { doc } = this.view.state;
    const { from, to } = doc.line(Math.min(Math.max(line, 1), doc.lines));
    const anchor = Math.min(from + column - 1, to);
    this.view.dispatch({ selection: { anchor }, scrollIntoView: true });
    this.view.focus();
  }

  #begin(name: string, doc: string): EditorState {
    const { run, edit, typedFiles } = this.events;
    return EditorState.create({
      doc,
      extensions: [
        // The editor leaves compositions alone, and knows Command on a Mac.
        Prec.highest(
          keymap.of([{ key: 'Mod-Enter', run: () => (run(), true) }]),
        ),
        TOOLS,
        languageOf(name),
        typed(name, typedFiles),
        EditorView.contentAttributes.of({
          'aria-label': `Code of ${name}`,
          'aria-describedby': this.describedBy,
          // Where lines are wider than the editor, what scrolls has to be reached by keys.
          tabindex: '0',
          autocapitalize: 'off',
          spellcheck: 'false',
        }),
        EditorView.updateListener.of(({ docChanged, state, transactions }) => {
          const isOurs = transactions.some((one) => one.annotation(fromPage));
          if (docChanged && !isOurs) edit(state.doc.toString());
        }),
      ],
    });
  }
}
