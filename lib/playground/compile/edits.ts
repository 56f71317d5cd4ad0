/**
 * Changes to a text that leave every line where it was: what goes becomes blank, and what comes is put beside a
 * character. Outer nodes are expected to be changed before inner ones.
 */
export class Edits {
  readonly #chars: string[];
  readonly #before: string[] = [];
  readonly #after: string[] = [];

  constructor(readonly source: string) {
    this.#chars = source.split('');
  }

  /** Takes a range away. */
  blank(start: number, end: number): void {
    for (let at = start; at < end; at++) {
      if (this.#chars[at] !== '\n') this.#chars[at] = ' ';
    }
  }

  /** Takes a word away, where it comes next. */
  blankNext(word: string, from: number): void {
    const at = this.source.indexOf(word, from);
    this.blank(at, at + word.length);
  }

  /** Puts a text in the place of a range. */
  replace(start: number, end: number, text: string): void {
    this.blank(start, end);
    this.put(start, text);
  }

  /** Takes a whole statement or member away, without joining what stands around it. */
  blankStatement(start: number, end: number): void {
    this.blank(start, end);
    this.#chars[start] = ';';
  }

  /** Takes a range away, its line ends as well, and gives those back after another character. */
  blankInLine(start: number, end: number, lineEndsAfter: number): void {
    const ends = this.source.slice(start, end).split('\n').length - 1;
    for (let at = start; at < end; at++) this.#chars[at] = ' ';
    this.putAfter(lineEndsAfter, '\n'.repeat(ends));
  }

  /** Puts a text before an offset. */
  put(at: number, text: string): void {
    this.#before[at] = (this.#before[at] ?? '') + text;
  }

  /** Puts a text after the range that ends at an offset. */
  putAfter(end: number, text: string): void {
    this.#after[end - 1] = text + (this.#after[end - 1] ?? '');
  }

  /** Puts a text around a range. */
  wrap(start: number, end: number, before: string, after: string): void {
    this.put(start, before);
    this.putAfter(end, after);
  }

  /** The changed text of a range, in one line. */
  inLine(start: number, end: number): string {
    return this.slice(start, end).replaceAll('\n', ' ');
  }

  /** The changed text of a range. */
  slice(start: number, end: number): string {
    let text = '';
    for (let at = start; at < end; at++) {
      text += `${this.#before[at] ?? ''}${this.#chars[at] ?? ''}${this.#after[at] ?? ''}`;
    }
    return text;
  }

  toString(): string {
    return this.slice(0, this.source.length);
  }
}
