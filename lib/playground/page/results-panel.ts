import type { CompiledFile } from '../compile';
import type { Report } from '../engine';
import type { LineNote } from './editor';
import type { Parts } from './parts';
import { drawConsole, drawValues, hint, type GoTo } from './results';

type ReportOf<Kind> = Extract<Report, { kind: Kind }>;

/** The results of the last run. */
export class Results {
  #entry: CompiledFile | undefined;
  readonly #values = new Map<number, ReportOf<'value'>>();
  #entries: (ReportOf<'log'> | ReportOf<'failure'>)[] = [];
  #hasTurned = false;

  constructor(
    private readonly parts: Parts,
    private readonly goTo: GoTo,
  ) {}

  /** Removes the results of the run before. */
  begin(files: readonly CompiledFile[]): void {
    this.#entry = files[0];
    this.parts.preview.querySelector('.play-hint')?.remove();
    this.#values.clear();
    this.#entries = [];
    this.#draw();
  }

  /** Adds what the frame has reported. */
  add(report: Report): void {
    if (report.kind === 'value') this.#values.set(report.site, report);
    if (report.kind === 'log' || report.kind === 'failure') {
      this.#entries.push(report);
    }
    if (report.kind === 'done') this.#turn(report);
    this.#draw();
  }

  /** The result of a run in a sentence. */
  summary(): string {
    const failure = this.#entries.find(({ kind }) => kind === 'failure');
    if (failure) {
      const { file, line, text } = failure;
      return line > 0 ? `${file}, line ${line}: ${text}` : text;
    }
    const promises = this.#entry?.promises ?? [];
    const wrong = promises.filter(
      (_, site) => this.#values.get(site)?.isMatch === false,
    );
    if (promises.length === 0) return 'Ran without a mistake.';
    return wrong.length === 0
      ? 'All promised values came.'
      : `${wrong.length} of ${promises.length} promised values differ.`;
  }

  /** What to write beside the lines of a file. */
  notesFor(file: string): LineNote[] {
    const mistakes = this.#entries
      .filter((one) => one.kind === 'failure' && one.file === file)
      .map(({ line, text }) => ({ line, text, isMistake: true }));
    if (file !== this.#entry?.name) return mistakes;
    const values = [...this.#values.values()].flatMap(
      ({ site, given, isMatch }) => {
        const line = this.#entry?.promises[site]?.line;
        const text = `${isMatch === false ? '✗' : '✓'} ${given.join(', ')}`;
        return line === undefined || given.length === 0
          ? []
          : [{ line, text, isMistake: isMatch === false }];
      },
    );
    const logs = this.#entries
      .filter((one) => one.kind === 'log' && one.file === file)
      .map(({ line, text }) => ({ line, text, isMistake: false }));
    return [...mistakes, ...values, ...logs];
  }

  /** Explains an empty preview. */
  showEmptyHint(): void {
    const { preview } = this.parts;
    preview.querySelector('.play-hint')?.remove();
    preview.prepend(
      hint(
        'The code shows no component by itself. One with required inputs needs another that uses it.',
      ),
    );
  }

  /** Shows a tab by its name. */
  turnTo(label: string): void {
    this.#hasTurned = true;
    this.parts.tabs.find(({ textContent }) => textContent === label)?.click();
  }

  /** Once: afterwards it is up to the reader. */
  #turn({ isMounted }: ReportOf<'done'>): void {
    if (this.#hasTurned) return;
    if (isMounted) this.turnTo('Preview');
    else if (this.#values.size > 0) this.turnTo('Values');
    else if (this.#entries.length > 0) this.turnTo('Console');
  }

  #draw(): void {
    const { values, console } = this.parts;
    const { promises = [], name = '' } = this.#entry ?? {};
    values.replaceChildren(drawValues(promises, this.#values, name, this.goTo));
    console.replaceChildren(drawConsole(this.#entries, this.goTo));
  }
}
