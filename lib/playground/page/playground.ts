import { button } from '@/lib/base/browser/dom';
import { copyFrom } from '@/lib/base/browser/copy';
import type { CompiledFile } from '../compile';
import type { Report } from '../engine';
import type { Linter } from '../lint';
import { toHash, type Project } from '../link';
import type { PlaygroundSettings } from '../settings';
import { compileAll, FileMistake } from './compile-all';
import { Editor } from './editor';
import { formatOpen } from './format-open';
import { FrameHost } from './frame-host';
import { LintPanel } from './lint-panel';
import {
  isForeign,
  openProject,
  rememberOwn,
  tutorialIn,
  type Opened,
} from './origin';
import { describeOtherVersions } from './other-versions';
import { partsOf, type Parts } from './parts';
import { hint } from './results';
import { Results } from './results-panel';

/** What a site gives its page of the playground. */
type PageSettings = PlaygroundSettings & {
  /** Called when a reader turns to the lint rules for the first time. */
  loadLinter: () => Promise<Linter>;
};

/** What all parts of one playground share. */
type Context = { parts: Parts; settings: PageSettings; signal: AbortSignal };

/** Between the last key and the run that it causes. */
const PAUSE_MS = 100;

/**
 * Brings the playground to life.
 *
 * @param root the page's own element, with all places that are filled here
 */
export async function showPlayground(
  root: HTMLElement,
  settings: PageSettings,
  signal: AbortSignal,
): Promise<void> {
  const parts = partsOf(root);
  const context = { parts, settings, signal };
  try {
    const tutorial = tutorialIn(window.location);
    if (tutorial !== null) {
      await startTutorial(tutorial, context);
      return;
    }
    const { firstProject } = settings;
    const opened = await openProject(window.location, firstProject);
    if (!signal.aborted) startProject(opened, context);
  } catch (error) {
    parts.status.textContent =
      error instanceof Error ? error.message : String(error);
  }
}

function startProject(opened: Opened, context: Context): void {
  const { parts } = context;
  const { versions = {} } = opened.project;
  const others = describeOtherVersions(versions, parts.versions);
  if (others !== undefined) {
    parts.written.textContent = others;
    parts.written.hidden = false;
  }
  new Playground(opened, context).start(context.signal);
}

async function startTutorial(page: string, context: Context): Promise<void> {
  const { fetchTutorial, TutorialPanel } = await import('./tutorial-panel');
  const tutorial = await fetchTutorial(page);
  const panes = context.parts.root.querySelector('.play-panes');
  if (context.signal.aborted || !panes) return;
  const files = tutorial.steps[0]?.start ?? [];
  const opened = { project: { files }, isTrusted: true };
  const playground = new Playground(opened, context);
  const panel = new TutorialPanel(tutorial, playground, panes);
  playground.start(context.signal);
  playground.onEdit = (edited) => panel.save(edited);
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
  /** Called with what the reader has written. */
  onEdit: (files: Project['files']) => void = () => {};

  /** What programs may import. */
  readonly packs: PlaygroundSettings['packs'];
  private readonly parts: Parts;

  constructor(
    private opened: Opened,
    { parts, settings, signal }: Context,
  ) {
    const { project } = opened;
    this.parts = parts;
    this.packs = settings.packs;
    this.#files = project.files.map((file) => ({ ...file }));
    // Code of a foreign link runs only when the reader asks for it, and so does code to be linted.
    this.#isAsked = opened.isTrusted && !project.rules;
    this.#editor = new Editor(
      parts.field,
      parts.shown,
      () => this.#handleEdit(),
      signal,
    );
    const goTo = (file: string, line: number) => this.#goTo(file, line);
    this.#results = new Results(parts, goTo);
    this.#lint = new LintPanel(parts, project.rules, settings.loadLinter, goTo);
    this.#frame = new FrameHost(parts.preview, {
      report: (report) => this.#handleReport(report),
      lost: (why) => this.#handleLoss(why),
    });
    signal.addEventListener('abort', () => {
      window.clearTimeout(this.#timer);
      this.#frame.close();
    });
  }

  /** Makes the tools work, and runs the program if it may run. */
  start(signal: AbortSignal): void {
    const { parts } = this;
    const { project, isTrusted } = this.opened;
    const on = (part: HTMLButtonElement, act: () => void) => {
      part.addEventListener('click', act, { signal });
      part.disabled = false;
    };
    window.addEventListener(
      'hashchange',
      () => {
        // Another link, in the same tab.
        if (isForeign(window.location.hash)) window.location.reload();
      },
      { signal },
    );
    on(parts.run, () => this.#runNow());
    on(parts.format, () => void this.#format());
    on(parts.reset, () => this.#reset());
    on(parts.share, () => void this.#share());
    on(parts.add, () => this.#addFile());
    parts.field.addEventListener(
      'keydown',
      (event) => {
        const isRun = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
        // On some keyboards, the key with Alt types another letter.
        const isFormat =
          event.code === 'KeyF' && event.altKey && event.shiftKey;
        if (!isRun && !isFormat) return;
        event.preventDefault();
        if (isRun) this.#runNow();
        else void this.#format();
      },
      { signal },
    );
    this.#open(0);
    parts.ask.hidden = isTrusted;
    parts.root.toggleAttribute('data-alive', true);
    if (project.rules) this.#results.turnTo('Lint');
    if (this.#isAsked) void this.#execute();
    else
      this.#setStatus(isTrusted ? 'Linted. Run it to see what it does.' : '');
    void this.#lint.update(this.#files[this.#active]);
  }

  /** A copy of the files as they are in the editor. */
  files(): Project['files'] {
    return this.#files.map((file) => ({ ...file }));
  }

  /** Begins with other files, or with what the reader has made of them. */
  load(first: Project['files'], own: Project['files'] | undefined): void {
    this.opened = { ...this.opened, project: { files: first } };
    this.#files = (own ?? first).map((file) => ({ ...file }));
    if (!this.parts.root.hasAttribute('data-alive')) return;
    this.#frame.close();
    this.#open(0);
    void this.#execute();
  }

  #setStatus(text: string): void {
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
      this.onEdit(this.files());
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
    this.onEdit(this.files());
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

  async #format(): Promise<void> {
    const { name = '' } = this.#files[this.#active] ?? {};
    await formatOpen(this.#editor, name, (text) => this.#setStatus(text));
  }

  async #share(): Promise<void> {
    const project = { ...this.opened.project, files: this.#files };
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
    this.#setStatus('Running …');
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

  /** Compiles all files, or shows a mistake at its line. */
  #compile(): CompiledFile[] | undefined {
    try {
      return compileAll(this.#files, this.packs);
    } catch (error) {
      if (!(error instanceof FileMistake)) throw error;
      const { file, line, message } = error;
      this.#setStatus(`${file}, line ${line}: ${message}`);
      if (file === this.#files[this.#active]?.name) {
        this.#editor.note([{ line, text: message, isMistake: true }]);
      }
      return undefined;
    }
  }

  #handleReport(report: Report): void {
    if (report.run !== this.#run) return;
    this.#results.add(report);
    if (report.kind === 'failure' || report.kind === 'done') {
      this.#setStatus(this.#results.summary());
    }
    if (report.kind === 'done' && !report.isMounted) {
      this.#results.showEmptyHint();
    }
    const name = this.#files[this.#active]?.name ?? '';
    this.#editor.note(this.#results.notesFor(name));
  }

  #handleLoss(why: 'blocked' | 'left' | 'unreachable'): void {
    const message = {
      blocked:
        'Stopped: the code did not let anything else happen. Look for a loop without end.',
      left: 'Stopped: the code has led the preview to another address.',
      unreachable:
        'The engine could not be loaded. Check the connection, and run again.',
    }[why];
    this.#setStatus(message);
    this.parts.preview.replaceChildren(hint(message));
  }
}
