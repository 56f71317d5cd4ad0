import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { formatProblem, readPages } from '@/lib/base/source';
import { checkPages } from './check';

/** Documentation of a small library that has nothing to do with Angular. */
const FILES = {
  'node_modules/tides/package.json':
    '{ "name": "tides", "version": "1.0.0", "type": "module", "types": "index.d.ts", "exports": "./index.js" }',
  'node_modules/tides/index.js':
    'export const high = (metres) => `${metres} m`;\n',
  'node_modules/tides/index.d.ts':
    '/** Words for a tide. */\nexport declare function high(metres: number): string;\n',
  'node_modules/eslint-plugin-tides/package.json':
    '{ "name": "eslint-plugin-tides", "version": "1.0.0", "main": "index.cjs" }',
  'node_modules/eslint-plugin-tides/index.cjs':
    "module.exports = { rules: { 'no-ebb': { meta: { schema: [], messages: { ebb: 'No ebb.' } }, create: (context) => ({ Identifier(node) { if (node.name === 'ebb') context.report({ node, messageId: 'ebb' }); } }) } } };\n",
  'content/_setup/tsconfig.json':
    '{ "compilerOptions": { "strict": true, "target": "ES2022", "module": "ES2022", "moduleResolution": "bundler", "lib": ["ES2022"], "types": [] } }',
  'content/_setup/doctest.json':
    '{ "packages": ["tides"], "lintPlugin": "eslint-plugin-tides" }',
  'content/_setup/harbour.ts': 'export const depth = 4;\n',
  'content/docs/tides.mdx': [
    '# Tides',
    '',
    '```ts run setup=harbour',
    "import { high } from 'tides';",
    '',
    "high(depth); // => '4 m'",
    '```',
    '',
    '```ts errors="TS2345"',
    "import { high } from 'tides';",
    '',
    "high('four');",
    '```',
    '',
    '```ts eslint=no-ebb reports=L1',
    'const ebb = 1;',
    '```',
    '',
  ].join('\n'),
};

let root: string;

test.beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'other-library-'));
  for (const [name, text] of Object.entries(FILES)) {
    const file = path.join(root, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
});

test.afterEach(() => rmSync(root, { recursive: true, force: true }));

async function check() {
  const contentDir = path.join(root, 'content');
  const pages = readPages(contentDir);
  return checkPages(pages, { contentDir, rootDir: root });
}

test('pages of another library are compiled, run, linted and recorded', async () => {
  expect(existsSync(path.join(root, 'node_modules/@angular'))).toBe(false);
  const { pages, setupProblems } = await check();
  expect(setupProblems).toEqual([]);
  expect(pages.flatMap(({ problems }) => problems.map(formatProblem))).toEqual(
    [],
  );
  const [page] = pages;
  expect(page?.records.map(({ kind }) => kind)).toEqual([
    'run',
    'expected-errors',
    'linted',
  ]);
  expect(page?.records.map(({ packages }) => packages)).toEqual([
    ['tides'],
    ['tides'],
    ['eslint-plugin-tides'],
  ]);
  expect(page?.records[0]?.uses).toContainEqual(
    expect.stringMatching(/^\d+:\d+\+4 tides high$/),
  );
});

test('a promise that does not hold is reported at its line', async () => {
  const file = path.join(root, 'content/docs/tides.mdx');
  const wrong = readFileSync(file, 'utf8')
    .replace("'4 m'", "'5 m'")
    .replace("high('four')", 'high(4)')
    .replace('reports=L1', 'reports=L2');
  writeFileSync(file, wrong);
  const { pages } = await check();
  const problems = pages.flatMap(({ problems }) => problems.map(formatProblem));
  expect(problems).toEqual([
    expect.stringMatching(/tides\.mdx:6:1 `\/\/ => '5 m'` was promised/),
    expect.stringMatching(/tides\.mdx:9:1 TS2345 was announced/),
    expect.stringMatching(
      /tides\.mdx:16:1 `no-ebb` was expected to report shown line 2/,
    ),
  ]);
});
