import { find } from './run-view';

const RUN = 'Run it here';
const STOP = 'Stop';
export const FAILED =
  'The scene could not be loaded. Check the connection and try again.';

/**
 * Makes the button of a scene run it, and stop it while it runs.
 *
 * @param signal ends both
 * @param run reports what it does and returns the final text; `stopped` aborts when the reader stops it
 */
export function startButton(
  root: HTMLElement,
  signal: AbortSignal,
  run: (
    report: (text: string) => void,
    stopped: AbortSignal,
  ) => Promise<string>,
): void {
  const status = find(root, '[role=status]', Element);
  const button = find(root, '[data-lab-run]', HTMLButtonElement);
  let running: AbortController | undefined;
  const report = (text: string) => {
    status.textContent = text;
  };
  const toggle = async () => {
    if (running) {
      running.abort();
      return;
    }
    running = new AbortController();
    button.textContent = STOP;
    report('Loading …');
    try {
      report(await run(report, running.signal));
    } catch (error) {
      console.error(error);
      report(FAILED);
    }
    running = undefined;
    button.textContent = RUN;
  };
  button.addEventListener('click', () => void toggle(), { signal });
  signal.addEventListener('abort', () => running?.abort());
}
