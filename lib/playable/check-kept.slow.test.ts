import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { packTexts } from '@/lib/play/build';
import { keepEngine } from '@/lib/play/kept';
import { findBrowser } from '@/lib/product';
import { KEPT_ANGULAR, keepOlderEngine } from '@/tests/support/kept-engine';
import { checkKept } from './check-kept';

const CACHE_DIR = '.cache/export';
const found = findBrowser(process.cwd());

let root = '';
test.beforeEach(() => {
  root = path.join(mkdtempSync(path.join(tmpdir(), 'kept-')), 'content');
});
test.afterEach(() => rmSync(path.dirname(root), { recursive: true }));

test('a kept engine that runs is no problem', async () => {
  if (!found) throw new Error('There is no browser here.');
  await keepOlderEngine(root, '.cache/export');
  expect(await checkKept(root, found, CACHE_DIR)).toEqual([]);
});

for (const [name, versions, angular, said] of [
  ['breaks', KEPT_ANGULAR, 'throw new Error("broken");', '"'],
  ['is another one than it says', '1.0.0', undefined, 'gives other values'],
] as const) {
  test(`a kept engine that ${name} is told, with what to type`, async () => {
    if (!found) throw new Error('There is no browser here.');
    const packs = await packTexts(CACHE_DIR);
    const { folder } = keepEngine(
      root,
      { '@angular/core': versions },
      { ...packs, ...(angular === undefined ? {} : { angular }) },
    );
    const problems = await checkKept(root, found, CACHE_DIR);
    expect(problems.map(({ file }) => file)).toEqual([
      `content/${folder}/engine.json`,
    ]);
    expect(problems[0]?.message).toContain(said);
    expect(problems[0]?.message).toContain(`git rm -r content/${folder}`);
  });
}
