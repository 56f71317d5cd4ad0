import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { ARTICLE_CACHE } from '@/lib/mdx/article-cache';

/** Below this many pages, starting processes costs more than they save. */
const MIN_PAGES = 250;

/**
 * Fills the cache of articles on all cores, where most of a large site has to be rendered anew.
 *
 * @param pages How many pages the site has.
 */
export async function renderAhead(pages: number): Promise<void> {
  const known = existsSync(ARTICLE_CACHE)
    ? readdirSync(ARTICLE_CACHE).length
    : 0;
  if (pages - known < MIN_PAGES) return;
  const count = availableParallelism();
  await Promise.all(
    Array.from({ length: count }, (_, index) => renderShare(index, count)),
  );
}

function renderShare(index: number, count: number): Promise<void> {
  const child = spawn(
    process.execPath,
    [
      ...process.execArgv,
      'scripts/render-pages.ts',
      String(index),
      String(count),
    ],
    { stdio: 'inherit' },
  );
  // A share that fails is rendered here afterwards, where its mistakes are told.
  return new Promise((done) => {
    child.on('close', () => done());
    child.on('error', () => done());
  });
}
