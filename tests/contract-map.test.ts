import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { mapContract } from './contract-map';

const TEST_FILE = /\.(spec|test)\.tsx?$/;

function readTests(...folders: string[]): Record<string, string> {
  return Object.fromEntries(
    folders.flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => TEST_FILE.test(name))
        .map((name) => path.join(folder, name))
        .filter((file) => file !== path.join('tests', 'contract-map.test.ts'))
        .map((file) => [file, readFileSync(file, 'utf8')]),
    ),
  );
}

test('every behaviour that the site promises has a test', () => {
  const map = mapContract(readTests('tests', 'lib'));
  for (const [id, tests] of map) {
    console.log(`${id.padEnd(7)} ${tests.length}  ${tests[0] ?? 'MISSING'}`);
  }
  const missing = [...map].filter(([, tests]) => tests.length === 0);
  expect(missing.map(([id]) => id)).toEqual([]);
});

test('an id counts in a title and in a comment, and nowhere else', () => {
  const map = mapContract({
    'a.spec.ts': "test('NAV-1 COL-2 something', () => {}); // NAV-3",
    'b.spec.ts': '// contract: PATH-1, PATH-4\ntest("x", () => {});',
  });
  const named = [...map].filter(([, tests]) => tests.length > 0);
  expect(named.map(([id]) => id)).toEqual([
    'PATH-1',
    'PATH-4',
    'NAV-1',
    'COL-2',
  ]);
});

const RUNNING = [
  "test('NAV-1 runs', () => {});",
  "test.describe('NAV-1', () => { test('runs', () => {}); });",
  "test('NAV-1 runs where there is a host', () => { test.skip(!host, 'no host'); });",
  "// contract: NAV-1\ntest('runs', () => {});",
  '// contract: NAV-1\nfor (const n of [1, 2]) { test(`runs ${n}`, () => {}); }',
  'test(`NAV-1 runs ${n} times`, () => {});',
];
const SKIPPED = [
  "test.skip('NAV-1 does not run', () => {});",
  "test.fixme('NAV-1 does not run', () => {});",
  "test('NAV-1 does not run', () => { test.skip(); });",
  "test('NAV-1 does not run', () => { test.fixme(true, 'later'); });",
  "test.describe.skip('NAV-1', () => { test('does not run', () => {}); });",
  "test.describe('NAV-1', () => { test.fixme('does not run', () => {}); });",
  "test.describe('all', () => { test.skip(); test('NAV-1 does not run', () => {}); });",
  "// contract: NAV-1\ntest.skip('does not run', () => {});",
];

for (const [sources, count] of [
  [RUNNING, 1],
  [SKIPPED, 0],
] as const) {
  for (const source of sources) {
    test(`${count ? 'a' : 'no'} test counts in ${JSON.stringify(source)}`, () => {
      const map = mapContract({ 'a.spec.ts': source });
      expect(map.get('NAV-1')).toHaveLength(count);
    });
  }
}
