import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { getPriority } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from '@playwright/test';

const HOOK = pathToFileURL('lib/export/next/lower-worker-priority.mjs').href;
const WORKER = path.join(
  path.dirname(createRequire(import.meta.url).resolve('next/package.json')),
  'dist/compiled/jest-worker/processChild.js',
);
const PRINT = `data:text/javascript,${encodeURIComponent(
  "import { getPriority } from 'node:os'; process.on('exit', () => process.stdout.write(String(getPriority())))",
)}`;

test('the processes that list addresses for the development server run at the lowest priority, others do not', () => {
  expect(existsSync(WORKER)).toBe(true);
  const priorityOf = (script: string) => {
    const args = ['--import', HOOK, '--import', PRINT, script];
    return Number(
      spawnSync(process.execPath, args, { encoding: 'utf8' }).stdout,
    );
  };
  expect(priorityOf(WORKER)).toBe(19);
  expect(priorityOf('lib/export/next/run-build.mjs')).toBe(getPriority());
});
