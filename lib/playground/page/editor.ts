import { element } from '@/lib/base/browser/dom';
import { TOKEN_CLASSES } from '@/lib/samples/fences';
import { tokenize, type Token } from './tokens';

const INDENT = '  ';

/** What stands beside a line: a value that came, or a mistake. */
export type LineNote = { line: number; text: string; isMistake: boolean };

/**
 * A text field over its own text in colours. Keys, selection, undo and screen readers get the field of the browser; the
 * colours are for the eye alone.
 */
export class Editor {
  #drawn: string[] = [];
  #notes: readonly LineNote[] = [];
  /** Whether the next Tab leaves, as it does after Escape. */
  #isLeaving = false;

  constructor(
    private readonly field: HTMLTextAreaElement,
    private readonly shown: HTMLElement,
    onEdit: () => void,
    signal: AbortSignal,
  ) {
    field.addEventListener(
      'input',
      () => {
        this.#notes = [];
        this.#draw();
        onEdit();
      },
      { signal },
    );
    field.addEventListener('keydown', (event) => this.#handleKey(event), {
      signal,
    });
    field.addEventListener('blur', () => (this.#isLeaving = false), { signal });
  }

  get text(): string {
    return this.field.value;
  }

  /** Shows another text. */
  open(name: string, text: string): void {
    this.field.value = text;
    this.field.setAttribute('aria-label', `Code of ${name}`);
    this.#notes = [];
    this.#draw();
  }

  get cursor(): number {
    return this.field.selectionStart;
  }

  /** Writes another text as the reader would, so that undo brings the old one back. */
  replace(text: string, cursor: number): void {
    if (text === this.text) return;
    this.field.focus();
    this.field.select();
    insert(text);
    this.field.setSelectionRange(cursor, cursor);
  }

  /** Writes beside lines. */
  note(notes: readonly LineNote[]): void {
    this.#notes = notes;
    this.#draw();
  }

  /** Puts the cursor at the start of a 1-based line. */
  goTo(line: number): void {
    const lines = this.text.split('\n');
    const start = lines
      .slice(0, line - 1)
      .reduce((sum, one) => sum + one.length + 1, 0);
    this.field.focus();
    this.field.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0));
    this.shown.children[line - 1]?.scrollIntoView({ block: 'nearest' });
  }

  /** Draws the lines that have changed. */
  #draw(): void {
    const lines = tokenize(this.text).map((tokens, index) => ({
      tokens,
      notes: this.#notes.filter(({ line }) => line === index + 1),
    }));
    const keys = lines.map((line) => JSON.stringify(line));
    lines.forEach((line, index) => {
      if (keys[index] === this.#drawn[index]) return;
      const made = drawLine(line.tokens, line.notes);
      const old = this.shown.children[index];
      if (old) old.replaceWith(made);
      else this.shown.append(made);
    });
    while (this.shown.children.length > lines.length) {
      this.shown.lastElementChild?.remove();
    }
    this.#drawn = keys;
  }

  #handleKey(event: KeyboardEvent): void {
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
    if (key === 'Escape') {
      this.#isLeaving = true;
      return;
    }
    if (ctrlKey || metaKey || altKey || key === 'Shift') return;
    if (key === 'Tab' && !this.#isLeaving) {
      event.preventDefault();
      this.#indent(shiftKey);
    } else if (key === 'Enter' && !shiftKey) {
      event.preventDefault();
      const before = this.text.slice(0, this.field.selectionStart);
      const line = before.slice(before.lastIndexOf('\n') + 1);
      const more = /[[{(]\s*$/.test(line) ? INDENT : '';
      insert(`\n${/^\s*/.exec(line)?.[0] ?? ''}${more}`);
    }
    this.#isLeaving = false;
  }

  #indent(isBack: boolean): void {
    const { selectionStart, selectionEnd, value } = this.field;
    const isOneLine = !value.slice(selectionStart, selectionEnd).includes('\n');
    if (isOneLine && !isBack) {
      insert(INDENT);
      return;
    }
    const start = value.lastIndexOf('\n', selectionStart - 1) + 1;
    const block = value.slice(start, selectionEnd);
    const changed = isBack
      ? block.replace(/^ {1,2}/gm, '')
      : block.replace(/^(?=.)/gm, INDENT);
    if (changed === block) return;
    this.field.setSelectionRange(start, selectionEnd);
    insert(changed);
    if (!isOneLine) this.field.setSelectionRange(start, start + changed.length);
  }
}

/** In the one way that undo knows of. */
function insert(text: string): void {
  document.execCommand('insertText', false, text);
}

function drawLine(
  tokens: readonly Token[],
  notes: readonly LineNote[],
): HTMLElement {
  const isMistake = notes.some((note) => note.isMistake);
  return element(
    'span',
    { class: isMistake ? 'play-line play-line-wrong' : 'play-line' },
    ...tokens.map(({ text, kind }) =>
      kind ? element('span', { class: TOKEN_CLASSES[kind] }, text) : text,
    ),
    ...notes.map(({ text }) => element('span', { class: 'play-note' }, text)),
    '\n',
  );
}
