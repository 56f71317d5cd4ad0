import type { DemoModule, RunningDemo } from '@/lib/samples/fences';
import { withBase } from '@/lib/base/url';
import { button } from '@/lib/base/browser/dom';

const FOLDER = '/demos/';
const RUN = 'Run';
const STOP = 'Stop';
const FAILED =
  'The demo could not be started. Check the connection and try again.';

/** What a reader sees of a demo. */
type Demo = {
  root: HTMLElement;
  run: HTMLElement;
  status: HTMLElement;
  stage: HTMLElement;
  /** What the stage shows before and after. */
  still: Node[];
  restart: HTMLButtonElement;
  running?: RunningDemo | undefined;
  isLoading?: boolean;
};

const demos = new WeakMap<HTMLElement, Demo>();

/**
 * Runs the demo of a button, or stops it.
 *
 * @param run the button
 * @param signal stops the demo when the page is left
 */
export async function toggleDemo(
  run: HTMLElement,
  signal: AbortSignal,
): Promise<void> {
  const demo = demos.get(run) ?? readDemo(run, signal);
  if (!demo) return;
  if (demo.running) showStill(demo, 'The demo has stopped.');
  else await begin(demo, signal, 'The demo is running.');
}

function readDemo(run: HTMLElement, signal: AbortSignal): Demo | undefined {
  const root = run.closest<HTMLElement>('[data-demo]');
  const status = root?.querySelector<HTMLElement>('[role=status]');
  const stage = root?.querySelector<HTMLElement>('.demo-stage');
  if (!root || !status || !stage) return undefined;
  const restart = button({}, 'Restart', () => {
    end(demo);
    void begin(demo, signal, 'The demo has started again.');
  });
  const still = [...stage.childNodes];
  const demo: Demo = { root, run, status, stage, still, restart };
  demos.set(run, demo);
  signal.addEventListener('abort', () => showStill(demo, ''));
  root.addEventListener(
    'change',
    ({ target }) => {
      if (!(target instanceof HTMLSelectElement)) return;
      demo.running?.set(target.name, JSON.parse(target.value));
    },
    { signal },
  );
  return demo;
}

async function begin(
  demo: Demo,
  signal: AbortSignal,
  message: string,
): Promise<void> {
  const { root, run, status, stage, restart } = demo;
  if (demo.isLoading) return;
  demo.isLoading = true;
  status.textContent = '';
  try {
    const address = withBase(FOLDER + root.dataset['demo']);
    const { start } = (await import(
      /* turbopackIgnore: true */ address
    )) as DemoModule;
    if (signal.aborted) return;
    const host = document.createElement('div');
    // What is below must not jump while the first render is made.
    stage.style.minBlockSize = `${stage.offsetHeight}px`;
    stage.replaceChildren(host);
    demo.running = await start(host, inputsOf(root));
    stage.style.minBlockSize = '';
    if (signal.aborted) return showStill(demo, '');
    stage.inert = false;
    run.textContent = STOP;
    // Put in its place a second time, it would lose the focus.
    if (!restart.isConnected) run.after(restart);
    status.textContent = message;
  } catch (error) {
    console.error(error);
    showStill(demo, FAILED);
  } finally {
    demo.isLoading = false;
  }
}

/** The values that the reader has chosen, or that are chosen at the start. */
function inputsOf(root: HTMLElement): Record<string, unknown> {
  const choices = [...root.querySelectorAll('.demo-bar select')].filter(
    (choice) => choice instanceof HTMLSelectElement,
  );
  return Object.fromEntries(
    choices.map(({ name, value }) => [name, JSON.parse(value)]),
  );
}

function end(demo: Demo): void {
  demo.running?.stop();
  demo.running = undefined;
}

/** As it was before the demo ran. */
function showStill(demo: Demo, message: string): void {
  const { stage, still, run, restart, status } = demo;
  end(demo);
  stage.replaceChildren(...still);
  stage.style.minBlockSize = '';
  stage.inert = true;
  run.textContent = RUN;
  restart.remove();
  status.textContent = message;
}
