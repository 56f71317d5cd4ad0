import { spanOf } from '../run';
import type { Run, StrategyScene } from '../run';
import { loadRecording, loadScene } from './load';
import { find, RunView } from './run-view';
import { FAILED, startButton } from './start-button';

type SceneModule = {
  record: (host: HTMLElement, scene: StrategyScene) => Promise<Run>;
};

const HERE = 'Recorded here, in your browser.';

/**
 * Makes the controls of the scene of render strategies work.
 *
 * @param root of the scene
 * @param signal ends it
 */
export function startStrategies(root: HTMLElement, signal: AbortSignal): void {
  const scene = new StrategiesScene(root);
  startButton(root, signal, (report, stopped) => scene.run(report, stopped));
  root.addEventListener('click', ({ target }) => void scene.click(target), {
    signal,
  });
  root.addEventListener('change', ({ target }) => void scene.change(target), {
    signal,
  });
}

class StrategiesScene {
  readonly #views: RunView[];
  readonly #status: Element;
  readonly #stage: HTMLElement;
  #recorded: Promise<readonly Run[]> | undefined;
  #isRunning = false;

  constructor(private readonly root: HTMLElement) {
    this.#views = [...root.querySelectorAll('figure')].map(
      (figure) => new RunView(figure),
    );
    this.#status = find(root, '[role=status]', Element);
    this.#stage = find(root, '.lab-stage', HTMLElement);
  }

  /** Steps through a run. */
  async click(target: EventTarget | null): Promise<void> {
    const button = target instanceof Element ? target.closest('button') : null;
    const by = Number(button?.dataset['labBy']);
    const view = this.#viewOf(button);
    if (!by || !view || this.#isRunning) return;
    await this.#reportFailure(async () => {
      if (!view.run) await this.#showRecorded();
      view.step(by);
    });
  }

  /** Another strategy shows its recording, until the reader runs it. */
  async change(target: EventTarget | null): Promise<void> {
    if (!this.#viewOf(target) || this.#isRunning) return;
    await this.#reportFailure(() => this.#showRecorded());
  }

  #viewOf(target: EventTarget | null): RunView | undefined {
    return this.#views.find(
      ({ root }) => target instanceof Element && root.contains(target),
    );
  }

  async #showRecorded(): Promise<void> {
    this.#recorded ??= loadRecording<Run[]>('strategies');
    const all = await this.#recorded;
    this.#show(
      this.#views.flatMap(
        ({ strategy }) =>
          all.find((run) => run.strategy === strategy.value) ?? [],
      ),
      'Recorded for this page.',
    );
  }

  #show(runs: readonly Run[], place: string): void {
    const spanMs = spanOf(runs);
    runs.forEach((run, index) => this.#views[index]?.show(run, spanMs, place));
  }

  /** Records both runs here. */
  async run(
    report: (text: string) => void,
    stopped: AbortSignal,
  ): Promise<string> {
    this.#isRunning = true;
    try {
      const { record } = await loadScene<SceneModule>('strategies');
      const runs: Run[] = [];
      for (const { strategy } of this.#views) {
        if (stopped.aborted) return 'Stopped.';
        report(`Rendering with ${strategy.value} …`);
        // Shown before the page is busy.
        await new Promise((resolve) => setTimeout(resolve, 100));
        const scene = { ...this.#choices(), strategy: strategy.value };
        runs.push(await record(this.#stage, scene));
        this.#stage.replaceChildren();
      }
      this.#show(runs, HERE);
      return 'Both runs are recorded.';
    } finally {
      this.#stage.replaceChildren();
      this.#isRunning = false;
    }
  }

  #choices(): { rows: number; workMs: number } {
    const valueOf = (name: string) =>
      Number(find(this.root, `select[name=${name}]`, HTMLSelectElement).value);
    return { rows: valueOf('rows'), workMs: valueOf('workMs') };
  }

  async #reportFailure(act: () => Promise<void>): Promise<void> {
    try {
      await act();
    } catch (error) {
      console.error(error);
      this.#recorded = undefined;
      this.#status.textContent = FAILED;
    }
  }
}
