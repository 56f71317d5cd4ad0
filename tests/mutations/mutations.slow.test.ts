import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { expect, test } from '@playwright/test';

import { readSettings } from '@/lib/samples/doctest';
import { checkPages } from '@/lib/samples/doctest/check';
import { SampleRunner } from '@/lib/samples/doctest/run';
import { readPages, formatProblem } from '@/lib/base/source';

import { readMutations, writeMutatedPages } from './mutations';

const ROOT = process.cwd();
const CONTENT = path.join(ROOT, 'content');

test.describe('seeded mistakes', () => {
  test.setTimeout(300_000);
  let copy: string;
  // None of these mistakes needs a browser; those that do are in lib/samples/doctest/hosts.slow.test.ts.
  let runner: SampleRunner;

  test.beforeAll(() => {
    copy = mkdtempSync(path.join(tmpdir(), 'mutations-'));
    runner = new SampleRunner(ROOT, readSettings(CONTENT), null);
  });

  test.afterAll(async () => {
    await runner.close();
    rmSync(copy, { recursive: true, force: true });
  });

  test('there are at least 40 of them', () => {
    expect(readMutations().length).toBeGreaterThanOrEqual(40);
  });

  test('every one is reported on its line, and the pages they are seeded in are right without them', async () => {
    const mutated = writeMutatedPages(readMutations(), CONTENT, copy);
    const seeded = new Set(readMutations().map((mutation) => mutation.page));
    const sound = readPages(CONTENT).filter((page) => seeded.has(page.id));
    expect(sound).toHaveLength(seeded.size);
    const { pages } = await checkPages(readPages(copy), {
      contentDir: copy,
      rootDir: ROOT,
      runner,
    });
    for (const { mutation, file, line } of mutated) {
      const problems = pages.find((one) => one.page.file === file)?.problems;
      const isCaught = problems?.some(
        (problem) =>
          problem.line === line &&
          problem.message.includes(mutation.expected.message),
      );
      expect
        .soft(
          isCaught,
          `${mutation.mistake} (${mutation.page}, line ${line}, "${mutation.expected.message}") gave:\n${(problems ?? []).map(formatProblem).join('\n')}`,
        )
        .toBe(true);
    }
    // In processes of their own: what a seeded page leaves behind may not be what the right one starts with.
    const apart = new SampleRunner(ROOT, readSettings(CONTENT), null);
    const right = await checkPages(sound, {
      contentDir: CONTENT,
      rootDir: ROOT,
      runner: apart,
    });
    await apart.close();
    const problems = right.pages.flatMap((page) => page.problems);
    expect(problems.map(formatProblem)).toEqual([]);
  });
});
