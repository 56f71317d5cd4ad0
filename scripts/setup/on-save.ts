import { watch } from 'chokidar';
import type { ChokidarOptions, FSWatcher } from 'chokidar';

/** Editors save in several steps; one look is enough for them. */
const SAVE_SETTLES_MS = 30;

/**
 * Looks after each save, once at those that come together, and never twice at the same time; a signal ends that as
 * it ends any work that is done.
 *
 * @param options.settlesMs for how long nothing must be saved before it looks
 * @param options.first what it waits for before it looks at all
 */
export function onSave(
  files: string | string[],
  look: () => unknown,
  {
    settlesMs = SAVE_SETTLES_MS,
    first = Promise.resolve(),
    ...options
  }: ChokidarOptions & { settlesMs?: number; first?: Promise<unknown> } = {},
): FSWatcher {
  let timer: NodeJS.Timeout | undefined;
  let isWaiting = false;
  let running = first.catch(console.error);
  const turn = () => {
    isWaiting = false;
    return look();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => process.exit(0));
  }
  return watch(files, options).on('all', () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      // The look that waits for its turn will see this save as well.
      if (isWaiting) return;
      isWaiting = true;
      running = running.then(turn).catch(console.error);
    }, settlesMs);
  });
}
