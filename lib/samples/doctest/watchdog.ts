import type { ChildProcess } from 'node:child_process';

const LOOK_INTERVAL_MS = 500;

/** Looks in a row without a sign of life, before a process is stopped: a minute on a machine that has time. */
export const MAX_SILENT_LOOKS = 120;

/**
 * Watches a process that is to send something now and then. Looks are counted, as a machine that is busy, or was
 * asleep, may take any time for them.
 *
 * @returns ends the watch
 */
export function watchSilence(
  child: ChildProcess,
  maxSilentLooks: number,
  onSilent: () => void,
): () => void {
  let silentLooks = 0;
  const reset = () => {
    silentLooks = 0;
  };
  child.on('message', reset);
  const timer = setInterval(() => {
    silentLooks += 1;
    if (silentLooks > maxSilentLooks) onSilent();
  }, LOOK_INTERVAL_MS);
  return () => {
    clearInterval(timer);
    child.off('message', reset);
  };
}
