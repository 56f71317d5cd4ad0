import type { CDPSession } from '@playwright/test';

/** The JavaScript heap of a page after a forced collection, in bytes. */
export async function weighHeap(session: CDPSession): Promise<number> {
  // What the first collection frees may hold more.
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  return (await session.send('Runtime.getHeapUsage')).usedSize;
}
