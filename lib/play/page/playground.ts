import { button, element } from '@/lib/browser/dom';
import { copyFrom } from '@/lib/browser/copy';
import { compileFile, Mistake, type CompiledFile } from '../compile';
import { hasModule, type Report } from '../engine';
import { toHash, type Project } from '../link';
import { Editor } from './editor';
import { FrameHost } from './frame-host';
import { LintPanel } from './lint-panel';
import { openProject, rememberOwn, type Opened } from './origin';
import { partsOf, type Parts } from './parts';
import { Results } from './results-panel';

/** Between the last key and the run that it causes. */
const PAUSE_MS = 100;

/**
 * Brings the playground to life.
 *
 * @param root the page's own element, with all places that are filled here
 */
export async function showPlayground(
  root: HTMLElement,
  signal: AbortSignal,
): Promise<void> {
  const parts = partsOf(root);
  try {
    const opened = await openProject(window.location);
    if (!signal.aborted) new Playground(parts, opened, signal).start();
  } catch (error) {
    parts.status.textContent =
      error instanceof Error ? error.message : String(error);
  }
}

class Playground {
  readonly #editor: Editor;
  readonly #frame: FrameHost;
  readonly #results: Results;
  readonly #lint: LintPanel;
  #files: { name: string; text: string }[];
  #active = 0;
  #run = 0;
  #timer: number | undefined;
  #isAsked: boolean;

  constructor(
    private readonly parts: Parts,
    private readonly opened: Opened,
    private readonly signal: AbortSignal,
  ) {
    const { project } = opened;
    this.#files = project.files.map((file) => ({ ...file }));
    // What came with a foreign link waits for a word, and so does what is there to be linted.
    this.#isAsked = opened.isTrusted && !project.rules;
    this.#editor = new Editor(
      parts.field,
      parts.shown,
      () => this.#handleEdit(),
      signal,
    );
    const goTo = (file: string, line: number) => this.#goTo(file, line);
    this.#results = new Results(parts, goTo);
    this.#lint = new LintPanel(parts, project.rules, goTo);
    this.#frame = new FrameHost(parts.preview, {
      report: (report) => this.#handleReport(report),
      lost: (why) => this.#handleLoss(why),
    });
    signal.addEventListener('abort', () => {
      window.clearTimeout(this.#timer);
      this.#frame.close();
    });
  }

  start(): void {
    const { parts, signal } = this;
    const { project, isTrusted } = this.opened;
    const on = (part: HTMLElement, act: () => void) =>
      part.addEventListener('click', act, { signal });
    on(parts.run, () => this.#runNow());
    on(parts.reset, () => this.#reset());
    on(parts.share, () => void this.#share());
    on(parts.add, () => this.#addFile());
    parts.field.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
        event.preventDefault();
        this.#runNow();
      },
      { signal },
    );
    this.#open(0);
    parts.ask.hidden = isTrusted;
    parts.root.toggleAttribute('data-alive', true);
    if (project.rules) this.#results.turnTo('Lint');
    if (this.#isAsked) void this.#execute();
    else this.#say(isTrusted ? 'Linted. Run it to see what it does.' : '');
    void this.#lint.update(this.#files[this.#active]);
  }

  #say(text: string): void {
    this.parts.status.textContent = text;
  }

  /** Shows a file in the editor, and all of them above it. */
  #open(index: number): void {
    this.#active = index;
    const { name, text } = this.#files[index] ?? { name: '', text: '' };
    this.#editor.open(name, text);
    this.parts.files.replaceChildren(
      ...this.#files.map((file, at) =>
        button(
          { class: 'play-file', 'aria-pressed': String(at === index) },
          file.name,
          () => this.#open(at),
        ),
      ),
    );
    void this.#lint.update(this.#files[index]);
  }

  #goTo(file: string, line: number): void {
    const index = this.#files.findIndex(({ name }) => name === file);
    if (index === -1) return;
    if (index !== this.#active) this.#open(index);
    this.#editor.goTo(line);
  }

  #handleEdit(): void {
    const file = this.#files[this.#active];
    if (file) file.text = this.#editor.text;
    window.clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => {
      void this.#lint.update(this.#files[this.#active]);
      if (this.#isAsked) void this.#execute();
    }, PAUSE_MS);
  }

  #runNow(): void {
    this.#isAsked = true;
    this.parts.ask.hidden = true;
    void this.#execute();
  }

  #reset(): void {
    this.#files = this.opened.project.files.map((file) => ({ ...file }));
    this.#frame.close();
    this.#open(0);
    if (this.#isAsked) void this.#execute();
    this.parts.field.focus();
  }

  #addFile(): void {
    const names = this.#files.map(({ name }) => name);
    let number = names.length + 1;
    while (names.includes(`file-${number}.ts`)) number++;
    this.#files.push({ name: `file-${number}.ts`, text: '' });
    this.#open(this.#files.length - 1);
    this.parts.field.focus();
  }

  async #share(): Promise<void> {
    const { isTimeReal, rules } = this.opened.project;
    const project: Project = {
      files: this.#files,
      ...(isTimeReal ? { isTimeReal } : {}),
      ...(rules ? { rules } : {}),
    };
    const hash = await toHash(project, this.parts.versions);
    rememberOwn(hash);
    const address = new URL(
      window.location.pathname + hash,
      window.location.href,
    );
    history.replaceState(history.state, '', address);
    await copyFrom(this.parts.share, () =>
      navigator.clipboard.writeText(address.href),
    );
  }

  async #execute(): Promise<void> {
    const run = ++this.#run;
    const compiled = this.#compile();
    if (!compiled) return;
    this.#results.begin(compiled);
    this.#say('Running …');
    await this.#frame.run({
      run,
      files: compiled,
      isTimeVirtual:
        !this.opened.project.isTimeReal &&
        (compiled[0]?.promises.length ?? 0) > 0,
      theme:
        document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light',
    });
  }

  /** Compiles all files; a mistake is told at its line. */
  #compile(): CompiledFile[] | undefined {
    const compiled: CompiledFile[] = [];
    for (const [index, { name, text }] of this.#files.entries()) {
      try {
        const file = compileFile(name, text, index === 0);
        const foreign = file.imports.find(
          (one) =>
            /^[@\w]/.test(one) && !hasModule(one) && !one.startsWith('@setup/'),
        );
        if (foreign !== undefined) {
          throw new Mistake(
            `The playground does not have the package ${foreign}.`,
            Math.max(1, lineWith(text, foreign)),
            1,
          );
        }
        compiled.push(file);
      } catch (error) {
        if (!(error instanceof Mistake)) throw error;
        this.#tellMistake(name, error);
        return undefined;
      }
    }
    return compiled;
  }

  #tellMistake(file: string, { message, line }: Mistake): void {
    this.#say(`${file}, line ${line}: ${message}`);
    if (file !== this.#files[this.#active]?.name) return;
    this.#editor.note([{ line, text: message, isMistake: true }]);
  }

  #handleReport(report: Report): void {
    if (report.run !== this.#run) return;
    this.#results.add(report);
    if (report.kind === 'failure' || report.kind === 'done') {
      this.#say(this.#results.summary());
    }
    if (report.kind === 'done' && !report.isMounted) {
      this.#results.sayNothingIsShown();
    }
    const name = this.#files[this.#active]?.name ?? '';
    this.#editor.note(this.#results.notesFor(name));
  }

  #handleLoss(why: 'blocked' | 'left' | 'unreachable'): void {
    const said = {
      blocked:
        'Stopped: the code did not let anything else happen. Look for a loop without end.',
      left: 'Stopped: the code has led the preview to another address.',
      unreachable:
        'The engine could not be loaded. Check the connection, and run again.',
    }[why];
    this.#say(said);
    this.parts.preview.replaceChildren(
      element('p', { class: 'play-hint' }, said),
    );
  }
}

function lineWith(text: string, part: string): number {
  return text.split('\n').findIndex((line) => line.includes(part)) + 1;
}
