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

test('a kept engine that runs is no problem; others are told, with what to type', async () => {
  if (!found) throw new Error('There is no browser here.');
  await keepOlderEngine(root, CACHE_DIR);
  const { plain, cdk, time, angular } = await packTexts(CACHE_DIR);
  const keep = (version: string, itsAngular: string) => {
    const packs = { plain, cdk, time, angular: itsAngular };
    return keepEngine(root, { '@angular/core': version }, packs).folder;
  };
  const told = [
    [keep(KEPT_ANGULAR, 'throw new Error("broken");'), 'ends with "'],
    [keep('1.0.0', angular), 'gives other values'],
  ] as const;
  const problems = await checkKept(root, found, CACHE_DIR);
  expect(problems.map(({ file }) => file)).toEqual(
    told.map(([folder]) => `content/${folder}/engine.json`),
  );
  for (const [index, [folder, said]] of told.entries()) {
    expect(problems[index]?.message).toContain(said);
    expect(problems[index]?.message).toContain(`git rm -r content/${folder}`);
  }
});
