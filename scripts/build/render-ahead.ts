import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { countKnownArticles } from '@/lib/site/article';

/** Below this many pages, starting a process costs more than it saves. */
const PAGES_PER_PROCESS = 50;

/**
 * One of these processes is never alone, and left to itself each takes 700 MB: an engine that has room does not tidy
 * up, and the C library keeps a heap for every thread that draws images. Less room for what is young costs a sixth of
 * their time.
 */
const HEAP = ['--max-semi-space-size=64', '--max-old-space-size=512'];
const ALLOCATOR = { ...process.env, MALLOC_ARENA_MAX: '2' };

/** Processes that fill the caches of articles and social images. */
export type Renderers = {
  /** Lets them render, now that the samples are checked, and waits until all articles are there. */
  render: () => Promise<unknown>;
  /** Waits for the social images, which they draw after that. */
  end: () => Promise<unknown>;
  /** Ends them as they are. */
  stop: () => void;
};

/**
 * Starts to fill the cache of articles on all cores, where many pages have to be rendered anew.
 *
 * @param pages How many pages the site has.
 */
export function renderAhead(pages: number): Renderers {
  const count = Math.min(
    availableParallelism(),
    Math.floor((pages - countKnownArticles()) / PAGES_PER_PROCESS),
  );
  const children = Array.from({ length: Math.max(count, 0) }, (_, index) =>
    fork(
      'scripts/run.mjs',
      [
        '--production',
        'scripts/build/render-pages.ts',
        String(index),
        String(count),
      ],
      { execArgv: [...process.execArgv, ...HEAP], env: ALLOCATOR },
    ),
  );
  const ended = children.map((child) => hears(child, 'close'));
  return {
    render: () => Promise.all(children.map(render)),
    end: () => Promise.all(ended),
    stop: () => {
      for (const child of children) child.kill();
    },
  };
}

/** What a process that fails has not rendered is rendered afterwards, where its mistakes are reported. */
async function render(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || !child.connected) return;
  child.send('checked');
  await Promise.race([hears(child, 'message'), hears(child, 'close')]);
}

function hears(child: ChildProcess, event: string): Promise<unknown> {
  return once(child, event).catch(() => {});
}
