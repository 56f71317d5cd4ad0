import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import {
  cpSync,
  existsSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { makeCleanCopy } from '@/lib/testing/clean-copy';
import type { CleanCopy } from '@/lib/testing/clean-copy';

/** One server answers them one after the other: each leaves the content as it was. */
test.describe.configure({ mode: 'default', timeout: 240_000 });

/** Machines differ and share their processors; a change that never comes is what these tests look for. */
const SHOWN = { timeout: 60_000 };

let copy: CleanCopy;
let server: ChildProcess;
let url = '';

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((done) => probe.listen(0, '127.0.0.1', done));
  const { port } = probe.address() as AddressInfo;
  await new Promise((done) => probe.close(done));
  return port;
}

test.beforeAll(async () => {
  copy = makeCleanCopy('.');
  // What earlier runs know of samples and articles saves half a minute.
  if (existsSync('.cache')) {
    cpSync('.cache', path.join(copy.dir, '.cache'), { recursive: true });
  }
  const port = await freePort();
  url = `http://localhost:${port}`;
  server = spawn(
    process.execPath,
    ['node_modules/tsx/dist/cli.mjs', 'scripts/dev.ts', '--port', String(port)],
    { cwd: copy.dir, stdio: 'pipe' },
  );
  // The checker's first look at all samples is over when it gives its figures.
  await new Promise<void>((done, fail) => {
    server.stdout?.on('data', (chunk: Buffer) => {
      if (/pages in [\d.]+ s/.test(String(chunk))) done();
    });
    server.on('exit', (code) => fail(new Error(`npm run dev ended: ${code}`)));
  });
});

test.afterAll(async () => {
  const isGone = new Promise((done) => server.once('exit', done));
  server.kill('SIGTERM');
  await isGone;
  copy.remove();
});

/** Changes a file of the copy; the function that is returned puts it back. */
function edit(name: string, change: (text: string) => string): () => void {
  const file = path.join(copy.dir, name);
  const before = readFileSync(file, 'utf8');
  const after = change(before);
  expect(after).not.toBe(before);
  writeFileSync(file, after);
  return () => writeFileSync(file, before);
}

const WRITING = 'content/docs/contributing/writing-pages.mdx';
const addFirst = (words: string) => (text: string) =>
  text.replace(/^(---[\s\S]*?\n---\n\n)/, `$1${words} `);

async function open(page: Page, route: string): Promise<void> {
  await page.goto(url + route, SHOWN);
  await page.waitForFunction(
    () => (window as { siteBoot?: { isAlive?: boolean } }).siteBoot?.isAlive,
    undefined,
    SHOWN,
  );
}

test('a sample that fails is told directly below its block until it is mended', async ({
  page,
}) => {
  await open(page, '/docs/cdk/zone-less');
  const undo = edit('content/docs/cdk/zone-less.mdx', (text) =>
    text.replace(/```ts.*\n/, "$&const depth: number = 'deep';\n"),
  );
  const note = page.locator('[data-dev-sample-problem]');
  await expect(note).toContainText(
    "Type 'string' is not assignable to type 'number'",
    SHOWN,
  );
  await expect(note).toContainText('content/docs/cdk/zone-less.mdx:');
  const block = page.locator('figure.code + [data-dev-sample-problem]');
  await expect(block).toHaveCount(1);
  expect(
    await block.evaluate((found) => found.previousElementSibling?.textContent),
  ).toContain("const depth: number = 'deep';");
  undo();
  await expect(note).toHaveCount(0, SHOWN);
});

test('an edit of the text leaves place, opened details, chosen tab and typed words alone', async ({
  page,
}) => {
  await open(page, '/docs/contributing/writing-pages');
  const details = page.locator('.prose details').first();
  await details.locator('summary').click();
  const tabs = page.locator('.prose .tabs').first();
  const panels = tabs.locator('.tab-panel');
  await tabs.getByRole('tab').nth(1).click();
  await page.getByRole('combobox').first().fill('strategies');
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));

  const undo = edit(WRITING, addFirst('A sentence that is new.'));
  await expect(page.locator('.prose')).toContainText(
    'A sentence that is new.',
    SHOWN,
  );
  await expect(details).toHaveAttribute('open', /.*/);
  await expect(tabs.getByRole('tab').nth(1)).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await expect(panels.nth(1)).toBeVisible();
  await expect(panels.nth(0)).toBeHidden();
  await expect(page.getByRole('combobox').first()).toHaveValue('strategies');
  expect(await page.evaluate(() => Math.round(scrollY))).toBe(900);
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);

  // The new version is alive: its tabs can be chosen, its code copied.
  await tabs.getByRole('tab').nth(0).click();
  await expect(panels.nth(0)).toBeVisible();
  await expect(
    page.getByRole('button', { name: 'Copy code to clipboard' }).first(),
  ).toBeAttached();
  undo();
  await expect(page.locator('.prose')).not.toContainText(
    'A sentence that is new.',
    SHOWN,
  );
});

/** Where Next shows an error: over everything when the frame fails as well, else in place of the page. */
const over = (page: Page) => page.getByRole('dialog');
const instead = (page: Page) =>
  page.getByRole('main').filter({ hasText: 'This page crashed.' });
const above = (page: Page) =>
  page.getByRole('note', { name: 'Mistakes on this page' });

const MISTAKES = [
  {
    name: 'a frontmatter key that does not exist',
    file: WRITING,
    change: (text: string) => text.replace('title:', 'titel:'),
    report: over,
    says: [`${WRITING}:1 `, 'Did you mean "title"?'],
  },
  {
    name: 'a data file that is not JSON',
    file: 'content/navigation.json',
    change: (text: string) => text.replace('{', '{,'),
    report: over,
    says: ['content/navigation.json:1 ', 'How to fix it: check for a missing'],
  },
  {
    name: 'a tag that is never closed',
    file: WRITING,
    change: (text: string) => `${text}\n<Details summary="a">\n`,
    report: instead,
    says: [`${WRITING}:`, 'is not valid MDX', 'How to fix it: close every tag'],
  },
  {
    name: 'a component that does not exist',
    file: WRITING,
    change: (text: string) => `${text}\n<Detail />\n`,
    report: instead,
    says: [`${WRITING}:`, '<Detail>', 'Did you mean "Details"?'],
  },
  {
    name: 'a prop that does not exist',
    file: WRITING,
    change: (text: string) =>
      `${text}\n<Details summary="a" opened="b">\n\nText.\n\n</Details>\n`,
    report: instead,
    says: [
      `${WRITING}:`,
      'the unknown prop "opened"',
      'has the props: summary',
    ],
  },
  {
    name: 'a link that leads nowhere',
    file: WRITING,
    change: (text: string) => `${text}\nSee [it](/docs/stat).\n`,
    report: above,
    says: [
      `${WRITING}:`,
      'links to /docs/stat, which does not exist',
      '/docs/state',
    ],
  },
];

for (const { name, file, change, report, says } of MISTAKES) {
  test(`${name} is told with place and cure until it is mended`, async ({
    page,
  }) => {
    await open(page, '/docs/contributing/writing-pages');
    const undo = edit(file, change);
    for (const words of says) {
      await expect(report(page)).toContainText(words, SHOWN);
    }
    undo();
    await expect(report(page)).toHaveCount(0, SHOWN);
    await expect(page.locator('.prose')).toBeVisible(SHOWN);
  });
}

test('new, renamed and removed pages are noticed, in the sidebar as well', async ({
  page,
}) => {
  const fileOf = (name: string) =>
    path.join(copy.dir, `content/docs/cdk/${name}.mdx`);
  const entry = page
    .locator('[data-sidebar-tree]')
    .getByRole('link', { name: 'Brand new' });
  await open(page, '/docs/cdk/zone-less');
  writeFileSync(
    fileOf('brand-new'),
    '---\ntitle: Brand new\ndescription: A page that was not there when the development server was started.\nsidebarPosition: 90\n---\n\nNew text.\n',
  );
  await expect(entry).toHaveAttribute('href', '/docs/cdk/brand-new', SHOWN);
  await page.goto(`${url}/docs/cdk/brand-new`, SHOWN);
  await expect(page.locator('.prose')).toContainText('New text.', SHOWN);

  await open(page, '/docs/cdk/zone-less');
  renameSync(fileOf('brand-new'), fileOf('renamed'));
  await expect(entry).toHaveAttribute('href', '/docs/cdk/renamed', SHOWN);
  await page.goto(`${url}/docs/cdk/renamed`, SHOWN);
  await expect(page.locator('.prose')).toContainText('New text.', SHOWN);

  await open(page, '/docs/cdk/zone-less');
  rmSync(fileOf('renamed'));
  await expect(entry).toHaveCount(0, SHOWN);
});
