import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { keepPages, planPages, restorePages } from './kept-pages';

const SCRIPT = '_next/static/chunks/one.js';
const PAGES = ['/docs', '/docs/mast', '/docs/mast/sail'].map((sitePath) => ({
  path: sitePath,
  inputs: ['text'],
}));

let root: string;
let store: string;

test.beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'kept-pages-'));
  store = path.join(root, 'store');
});

test.afterEach(() => {
  rmSync(root, { recursive: true });
});

/** Writes an export with all pages, as a build leaves it. */
function makeExport(name: string): string {
  const dir = path.join(root, name);
  write(dir, SCRIPT, 'run()');
  for (const { path: sitePath } of PAGES) {
    const html = `<script src="/${SCRIPT}"></script>${sitePath} of ${name}`;
    write(dir, `${sitePath}.html`, html);
    write(dir, `${sitePath}.html.br`, 'small');
    write(dir, `${sitePath}.md`, `# ${sitePath}`);
  }
  return dir;
}

function write(dir: string, name: string, text: string): void {
  const file = path.join(dir, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

const plan = (shared = 'code', pages = PAGES) =>
  planPages(pages, [shared], store);

const keptIn = (planned: ReturnType<typeof plan>): string[] =>
  planned.filter(({ isKept }) => isKept).map(({ path: sitePath }) => sitePath);

test('what an earlier build has left is not rendered again, but for one page that the framework needs', async () => {
  expect(keptIn(plan())).toEqual([]);
  await keepPages(makeExport('first'), plan(), store);
  expect(keptIn(plan())).toEqual(['/docs/mast', '/docs/mast/sail']);
});

test('a page is rendered when something it is made of has changed, and all are when the code has', async () => {
  await keepPages(makeExport('first'), plan(), store);
  const edited = PAGES.map((page) =>
    page.path === '/docs/mast' ? { ...page, inputs: ['other text'] } : page,
  );
  expect(keptIn(plan('code', edited))).toEqual(['/docs/mast/sail']);
  expect(keptIn(plan('other code'))).toEqual([]);
});

test('kept pages come back with all of their files, and nothing else does', async () => {
  await keepPages(makeExport('first'), plan(), store);
  const dir = path.join(root, 'second');
  write(dir, SCRIPT, 'run()');
  const names = await restorePages(dir, plan(), store);
  expect(names.sort()).toEqual([
    'docs/mast.html',
    'docs/mast.html.br',
    'docs/mast.md',
    'docs/mast/sail.html',
    'docs/mast/sail.html.br',
    'docs/mast/sail.md',
  ]);
  expect(readFileSync(path.join(dir, 'docs/mast/sail.html'), 'utf8')).toContain(
    '/docs/mast/sail of first',
  );
  expect(existsSync(path.join(dir, 'docs.html'))).toBe(false);
});

test('a page that needs a script of another build is refused, and the next build renders it', async () => {
  await keepPages(makeExport('first'), plan(), store);
  const dir = path.join(root, 'second');
  mkdirSync(dir);
  await expect(restorePages(dir, plan(), store)).rejects.toThrow(
    `needs ${SCRIPT}, which this build does not have`,
  );
  expect(keptIn(plan())).toEqual([]);
});

test('only the pages of the last build are kept', async () => {
  await keepPages(makeExport('first'), plan(), store);
  const before = readdirSync(store);
  await keepPages(makeExport('second'), plan('other code'), store);
  const after = readdirSync(store);
  expect(after).toHaveLength(PAGES.length);
  expect(after.filter((name) => before.includes(name))).toEqual([]);
});

test('a page whose files were changed by hand is rendered again', async () => {
  const dir = makeExport('first');
  await keepPages(dir, plan(), store);
  const file = path.join(dir, 'docs/mast.html');
  writeFileSync(file, `${readFileSync(file, 'utf8')}<!-- by hand -->`);
  expect(keptIn(plan())).toEqual(['/docs/mast/sail']);
});

test('a build without a plan keeps nothing', async () => {
  await keepPages(makeExport('first'), plan(), store);
  await keepPages(makeExport('second'), [], store);
  expect(readdirSync(store)).toEqual([]);
});

test('what a stopped build has begun to keep is not taken for a page', async () => {
  const planned = plan();
  for (const { key } of planned) {
    write(store, `${key}.begun/.html`, 'half');
  }
  expect(keptIn(plan())).toEqual([]);
  await keepPages(makeExport('first'), planned, store);
  expect(readdirSync(store).sort()).toEqual(
    planned.map(({ key }) => key).sort(),
  );
});
