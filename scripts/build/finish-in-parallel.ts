import { fork } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { finishPages } from '@/lib/export/host';
import type { PagesJob } from '@/lib/export/host';

/** Fewer pages than these are finished sooner than another process is started. */
const PAGES_PER_PROCESS = 60;

/**
 * Finishes pages on all cores.
 *
 * @throws When one of the processes fails; its own output says why.
 */
export async function finishInParallel(job: PagesJob): Promise<void> {
  const count = Math.min(
    availableParallelism(),
    Math.floor(job.pages.length / PAGES_PER_PROCESS),
  );
  if (count < 2) return finishPages(job);
  const shares = Array.from({ length: count }, (_, share) => ({
    ...job,
    pages: job.pages.filter((_, index) => index % count === share),
  }));
  await Promise.all(shares.map(finishShare));
}

async function finishShare(share: PagesJob): Promise<void> {
  const child = fork('scripts/run.mjs', ['scripts/build/finish-pages.ts']);
  child.send(share);
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) {
    throw new Error(
      '[site] Some pages could not be finished; the reason stands above.',
    );
  }
}
