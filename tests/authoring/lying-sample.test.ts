import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { makeCleanCopy } from '@/tests/support/clean-copy';

const PAGE = 'content/docs/cdk/transformations/array/insert.mdx';

/** What is known of the other pages, so that only the changed one has to be checked. */
const CACHES = ['.cache/samples', '.cache/articles'];

/** The step of `npm run build` that comes before Next. */
function prepareBuild(dir: string): { status: number | null; output: string } {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'scripts/build/prebuild.ts'],
    { cwd: dir, encoding: 'utf8' },
  );
  return { status, output: stdout + stderr };
}

test('a sample that promises a wrong value stops the build at its line, and mended it passes', () => {
  test.setTimeout(600_000);
  const { dir, remove } = makeCleanCopy(process.cwd());
  try {
    for (const cache of CACHES.filter((folder) => existsSync(folder))) {
      cpSync(cache, path.join(dir, cache), { recursive: true });
    }
    const file = path.join(dir, PAGE);
    const right = readFileSync(file, 'utf8');
    const wrong = right.replace(/; \/\/ => .+/, "; // => 'not this'");
    const before = wrong.slice(0, wrong.indexOf('not this'));
    const line = before.split('\n').length;
    expect(wrong).not.toBe(right);

    writeFileSync(file, wrong);
    const failed = prepareBuild(dir);
    expect(failed.output).toContain(`${PAGE}:${line}:`);
    expect(failed.status).toBe(1);

    writeFileSync(file, right);
    const passed = prepareBuild(dir);
    expect(passed.output).not.toContain(PAGE);
    expect(passed.status).toBe(0);
  } finally {
    remove();
  }
});
