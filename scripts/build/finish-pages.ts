/** Finishes the pages of one job: one of several processes that `finish-in-parallel.ts` starts. */
import { once } from 'node:events';
import { finishPages } from '@/lib/export/host';
import type { PagesJob } from '@/lib/export/host';

// The process that started this has ended.
process.on('disconnect', () => process.exit());
const [job] = (await once(process, 'message')) as [PagesJob];
try {
  await finishPages(job);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
process.disconnect();
