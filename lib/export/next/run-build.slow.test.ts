import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { runNextBuild } from './run-build.mjs';

/** Runs a program in the framework's place that says this and fails in each of its first runs. */
async function runFailing(says: string, failures: number) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'run-build-'));
  const [bin, runs] = ['next.cjs', 'runs'].map((name) =>
    path.join(folder, name),
  ) as [string, string];
  const source = `
    const { appendFileSync, readFileSync } = require('node:fs');
    appendFileSync(${JSON.stringify(runs)}, process.argv[2] + ' ');
    if (readFileSync(${JSON.stringify(runs)}, 'utf8').length / 6 > ${failures}) process.exit(0);
    console.error(${JSON.stringify(says)});
    process.exit(1);`;
  writeFileSync(bin, source);
  const isBuilt = await runNextBuild(process.env, bin);
  const ran = readFileSync(runs, 'utf8').trim();
  rmSync(folder, { recursive: true });
  return { isBuilt, ran };
}

const CRASH =
  'Error [TurbopackInternalError]: conflicting effects for the same key (key length: 67 bytes)';

test('a build whose bundler crashed is run once more, and no third time', async () => {
  expect(await runFailing(CRASH, 0)).toEqual({ isBuilt: true, ran: 'build' });
  expect(await runFailing(CRASH, 1)).toEqual({
    isBuilt: true,
    ran: 'build build',
  });
  expect(await runFailing(CRASH, 2)).toEqual({
    isBuilt: false,
    ran: 'build build',
  });
});

const PRINTED = [
  '▲ Next.js',
  ' ✓ Compiled successfully',
  '[site] Finished the export.',
  'Route (app)',
  '├ ○ /docs',
];

for (const [what, status, shown] of [
  ['goes well, the finished steps', 0, PRINTED.slice(1, 3)],
  [
    'fails, everything',
    1,
    [...PRINTED.slice(1, 3), '▲ Next.js', ...PRINTED.slice(3)],
  ],
] as const) {
  test(`of a build that ${what} is printed, and nothing of telemetry`, async () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'run-build-'));
    const bin = path.join(folder, 'next.cjs');
    writeFileSync(
      bin,
      `for (const line of ${JSON.stringify(PRINTED)}) console.log(line);
      if (!process.env.NEXT_TELEMETRY_DISABLED) console.log('[site] Telemetry');
      process.exitCode = ${status};`,
    );
    const lines: string[] = [];
    const isBuilt = await runNextBuild(process.env, bin, (line) => {
      lines.push(line);
    });
    rmSync(folder, { recursive: true });
    expect(isBuilt).toBe(status === 0);
    expect(lines).toEqual(shown);
  });
}

test('a build that stops for another reason is not repeated', async () => {
  const other = await runFailing('Error: a page could not be rendered', 1);
  expect(other).toEqual({ isBuilt: false, ran: 'build' });
});
