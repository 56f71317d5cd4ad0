import { spawn, spawnSync } from 'node:child_process';
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
import path from 'node:path';
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { makeCleanCopy } from '@/tests/support/clean-copy';
import type { CleanCopy } from '@/tests/support/clean-copy';
import { freePort } from '../support/dev-server';

/** One server answers them one after the other: each leaves the content as it was. */
test.describe.configure({ mode: 'default', timeout: 360_000 });

/** The first page is compiled when it is asked for. */
const SERVER_STARTS_MS = 360_000;

/** Machines differ and share their processors; a change that never comes is what these tests look for. */
const SHOWN = { timeout: 100_000 };

let copy: CleanCopy;
let server: ChildProcess;
let url = '';
/** What was told when the server was started with a configuration that cannot be read. */
let toldAtStart = '';
/** Everything that was printed. */
let printed = '';
let wantedPort = 0;

test.beforeAll(async () => {
  test.setTimeout(SERVER_STARTS_MS);
  copy = makeCleanCopy('.');
  // What earlier runs know of samples and articles saves half a minute.
  if (existsSync('.cache')) {
    cpSync('.cache', path.join(copy.dir, '.cache'), { recursive: true });
  }
  const mends = ['content/site.json', 'content/redirects.json'].map((name) =>
    edit(name, (text) => text.replace('{', '{,')),
  );
  wantedPort = await freePort();
  const other = createServer().listen(wantedPort, 'localhost');
  server = spawn(
    process.execPath,
    ['scripts/run.mjs', 'scripts/author/dev.ts'],
    {
      cwd: copy.dir,
      stdio: 'pipe',
      env: { ...process.env, PORT: String(wantedPort) },
    },
  );
  await new Promise<void>((done, fail) => {
    server.stdout?.on('data', (chunk: Buffer) => {
      printed += String(chunk);
      url = /http:\/\/localhost:\d+/.exec(printed)?.[0] ?? '';
      if (url) done();
    });
    server.stderr?.on('data', (chunk: Buffer) => {
      if (/as soon as this is mended/.test(toldAtStart)) return;
      toldAtStart += String(chunk);
      if (/as soon as this is mended/.test(toldAtStart)) {
        for (const mend of mends) mend();
      }
    });
    server.on('exit', (code) => fail(new Error(`npm run dev ended: ${code}`)));
  });
  other.close();
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

test('started with a configuration that cannot be read, it says so and waits until that is mended', () => {
  expect(toldAtStart).toMatch(
    /^content\/site\.json:1:1 cannot be read as JSON[^]*How to fix it: check for[^]*\ncontent\/redirects\.json:1:1 cannot be read as JSON/,
  );
});

test('the port that is asked for is taken, so the next one is named and used, and nothing else is printed', () => {
  const next = wantedPort + 1;
  expect(printed).toBe(
    `[site] Port ${wantedPort} is taken; trying ${next}.\n[site] http://localhost:${next} follows each save; checks go on behind it.\n`,
  );
});

test('an old address leads on', async () => {
  const redirects = JSON.parse(
    readFileSync(path.join(copy.dir, 'content/redirects.json'), 'utf8'),
  ) as Record<string, string>;
  const [from, to] = Object.entries(redirects)[0] ?? [];
  const { status, headers } = await fetch(`${url}${from}`, {
    redirect: 'manual',
  });
  expect({ status, to: headers.get('location') }).toEqual({ status: 307, to });
});

test('an address that leads on since the server was started does so', async ({
  page,
}) => {
  const undo = edit('content/redirects.json', (text) =>
    text.replace('{', '{\n  "/docs/older-state": "/docs/state",'),
  );
  await page.goto(`${url}/docs/older-state`, SHOWN);
  await expect(page).toHaveURL(`${url}/docs/state`, SHOWN);
  undo();
});

for (const address of [
  '/nothing',
  '/docs/nothing',
  '/docs/nothing/all',
  '/blog/nothing',
  '/blog/tags/nothing',
]) {
  test(`${address} is not found`, async () => {
    expect((await fetch(url + address)).status).toBe(404);
  });
}

test('a new, a renamed and a removed page are so at the first question', async () => {
  const fileOf = (name: string) =>
    path.join(copy.dir, `content/docs/cdk/${name}.mdx`);
  const statusOf = async (name: string) =>
    (await fetch(`${url}/docs/cdk/${name}`)).status;
  writeFileSync(fileOf('first'), TEXT_OF_NEW);
  expect(await statusOf('first')).toBe(200);
  renameSync(fileOf('first'), fileOf('second'));
  expect(await statusOf('second')).toBe(200);
  expect(await statusOf('first')).toBe(404);
  rmSync(fileOf('second'));
  expect(await statusOf('second')).toBe(404);
});

for (const { route, file, change, shows } of [
  {
    route: '/docs/lab/strategies',
    file: 'content/lab/strategies.json',
    change: (text: string) =>
      text.replace('"Chromium ', '"Brand new Chromium '),
    shows: 'Brand new Chromium',
  },
  {
    route: '/docs/state',
    file: 'content/announcement.json',
    change: (text: string) => text.replace(/"text": "/, '$&Brand new: '),
    shows: 'Brand new: ',
  },
]) {
  test(`a page shows what is saved in ${file}`, async ({ page }) => {
    await open(page, route);
    const undo = edit(file, change);
    await expect(page.getByText(shows).first()).toBeAttached(SHOWN);
    undo();
    await expect(page.getByText(shows)).toHaveCount(0, SHOWN);
  });
}

test('a new component is known to what checks all pages as well', async () => {
  const before = printed.length;
  const page = edit(WRITING, (text) =>
    text.replace('<Counter', '<Mast label="tall" />\n\n<Counter'),
  );
  // Its author has looked at a page before.
  await fetch(`${url}/docs/contributing/writing-pages`);
  const families = edit('components/mdx/families.ts', (text) => `${text} `);
  const args = ['scripts/run.mjs', 'scripts/author/new.ts', 'component'];
  spawnSync(process.execPath, [...args, '--name', 'mast'], { cwd: copy.dir });
  // All pages are checked, at a low priority.
  await expect
    .poll(() => printed.slice(before), { timeout: 300_000 })
    .toContain('pages are checked: 0 mistakes.');
  // What only the linter sees.
  await expect
    .poll(() => printed.slice(before), { timeout: 300_000 })
    .toMatch(/mast\.tsx[\s\S]*A placeholder is left/);
  page();
  families();
  rmSync(path.join(copy.dir, 'components/mdx/mast'), { recursive: true });
});

test('a mistake that stops the site is printed once, and that it is mended as well', async () => {
  const said = async (text: string) => {
    // All pages are checked, at a low priority.
    await expect
      .poll(() => printed.slice(before), { timeout: 300_000 })
      .toContain(text);
    return printed.slice(before);
  };
  let before = printed.length;
  const undo = edit(WRITING, (text) => text.replace('title:', 'titel:'));
  expect(await said('pages are checked: 1 mistake.')).not.toContain('titel');
  before = printed.length;
  undo();
  await said('pages are checked: 0 mistakes.');
});

test('a page says that all of them are still being checked, until they are', async ({
  page,
}) => {
  await open(page, '/docs/cdk/zone-less');
  const note = page.getByText('Checking all pages …');
  // At a low priority.
  await expect
    .poll(
      () =>
        readFileSync(path.join(copy.dir, '.cache/site/checked.json'), 'utf8'),
      { timeout: 300_000 },
    )
    .toBe('true');
  await expect(note).toHaveCount(0, SHOWN);
  edit('.cache/site/checked.json', () => 'false');
  await expect(note).toBeVisible(SHOWN);
  edit('.cache/site/checked.json', () => 'true');
  await expect(note).toHaveCount(0, SHOWN);
});

test('a sample that fails is told directly below its block until it is mended', async ({
  page,
}) => {
  await open(page, '/docs/cdk/zone-less');
  const undo = edit('content/docs/cdk/zone-less.mdx', (text) =>
    text.replace(/```ts.*\n/, "$&const depth: number = 'deep';\n"),
  );
  const note = page.locator('[data-dev-sample-problem]');
  await expect(page.getByText('checking …').or(note).first()).toBeVisible(
    SHOWN,
  );
  await expect(note).toContainText(
    "Type 'string' is not assignable to type 'number'",
    SHOWN,
  );
  await expect(note).toContainText('content/docs/cdk/zone-less.mdx:');
  const block = page.locator('figure.code > [data-dev-sample-problem]');
  await expect(block).toHaveCount(1);
  expect(
    await block.evaluate((found) => found.parentElement?.textContent),
  ).toContain("const depth: number = 'deep';");
  undo();
  await expect(note).toHaveCount(0, SHOWN);
});

test('a demo that was edited, and a new one, are shown and run', async ({
  page,
}) => {
  const name = 'cdk/transformations/object/delete-prop';
  await open(page, `/docs/${name}`);
  const undo = edit(
    `content/docs/${name}.mdx`,
    (text) =>
      text.replace('>Free {{ seat }}<', '>Give back {{ seat }}<') +
      "\n```ts demo\nimport { Component } from '@angular/core';\n@Component({ selector: 'app-usher', template: 'This way' })\nexport class Usher {}\n```\n",
  );
  const added = page.getByRole('group', { name: 'Demo: Usher' });
  await expect(added.getByText('This way')).toBeVisible(SHOWN);
  // With its verdict the page comes anew, and what runs on it begins again.
  await expect(page.getByText('checking …')).toHaveCount(0, SHOWN);
  const edited = page.getByRole('group', { name: 'Demo: Seating' });
  await edited.getByRole('button', { name: 'Run' }).click();
  await edited.getByRole('button', { name: 'Give back A1' }).click();
  await expect(edited.getByText('A1: Iris')).toHaveCount(0);
  undo();
  await expect(added).toHaveCount(0, SHOWN);
});

test('an edit of the text leaves place, opened details, chosen tab and typed words alone', async ({
  page,
}) => {
  await open(page, '/docs/contributing/writing-pages');
  const details = page.locator('.prose details.details').first();
  await details.locator('summary').click();
  const tabs = page.locator('.prose .tabs[data-alive]').first();
  const panels = tabs.locator('.tab-panel');
  await tabs.getByRole('tab').nth(1).click();
  await page.getByRole('combobox').first().fill('strategies');
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));

  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/docs/')) asked.push(request.url());
  });
  const undo = edit(WRITING, addFirst('A sentence that is new.'));
  await expect(page.locator('.prose')).toContainText(
    'A sentence that is new.',
    SHOWN,
  );
  // The server draws the page once, for the framework's own program.
  expect(asked.filter((address) => !address.includes('_rsc'))).toEqual([]);
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

test('a page that was come to by a link follows its file, and going back shows the one before', async ({
  page,
}) => {
  await open(page, '/docs/cdk/zone-less');
  await page.getByRole('banner').getByRole('link', { name: 'State' }).click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('State', SHOWN);
  const undo = edit(
    'content/docs/state/index.mdx',
    addFirst('A sentence of the second page.'),
  );
  await expect(page.locator('.prose')).toContainText(
    'A sentence of the second page.',
    SHOWN,
  );
  undo();
  await expect(page.locator('.prose')).not.toContainText(
    'A sentence of the second page.',
    SHOWN,
  );
  await page.goBack();
  await expect(heading).toHaveText('Zone-less', SHOWN);
});

const overlay = (page: Page) => page.locator('details.mistakes');

const MISTAKES = [
  {
    name: 'a frontmatter key that does not exist',
    file: WRITING,
    change: (text: string) => text.replace('title:', 'titel:'),
    says: [`${WRITING}:2`, 'Did you mean "title"?'],
  },
  {
    name: 'the frontmatter of another page',
    file: 'content/docs/cdk/zone-less.mdx',
    change: (text: string) => text.replace('description:', 'descripton:'),
    says: ['content/docs/cdk/zone-less.mdx:', 'Did you mean "description"?'],
  },
  {
    name: 'a data file that is not JSON',
    file: 'content/navigation.json',
    change: (text: string) => text.replace('{', '{,'),
    says: ['content/navigation.json:1', 'How to fix it: check for a missing'],
  },
  {
    name: 'a link of the navbar to a page that does not exist',
    file: 'content/navigation.json',
    change: (text: string) =>
      text.replace(/"doc": "state\/index"/, '"doc": "stat/index"'),
    says: [
      'content/navigation.json',
      'the unknown document "stat/index"',
      'Did you mean "state/index"',
    ],
  },
  {
    name: 'a configuration that is not JSON',
    file: 'content/site.json',
    change: (text: string) => text.replace('{', '{,'),
    says: ['content/site.json:1', 'How to fix it: check for a missing'],
  },
  {
    name: 'a category that is not JSON',
    file: 'content/docs/state/recipes/_category.json',
    change: (text: string) => text.replace('{', '{,'),
    says: [
      'content/docs/state/recipes/_category.json:1',
      'How to fix it: check for a missing',
    ],
  },
  {
    name: 'redirects that are not JSON',
    file: 'content/redirects.json',
    change: (text: string) => text.replace('{', '{,'),
    says: ['content/redirects.json:1', 'How to fix it: check for a missing'],
  },
  {
    name: 'a list that only search reads and that is not JSON',
    file: 'content/search-synonyms.json',
    change: (text: string) => text.replace('{', '{,'),
    says: ['content/search-synonyms.json:1'],
  },
  {
    name: 'a redirect to a page that does not exist',
    file: 'content/redirects.json',
    change: (text: string) =>
      text.replace('{', '{\n  "/docs/old-state": "/docs/stat",'),
    says: [
      'content/redirects.json:2',
      '/docs/stat',
      /Did you mean .*\/docs\/state/,
    ],
  },
  {
    name: 'a tag that is never closed',
    file: WRITING,
    change: (text: string) => `${text}\n<Details summary="a">\n`,
    says: [`${WRITING}:`, 'is not valid MDX', 'How to fix it: close every tag'],
  },
  {
    name: 'a component that does not exist',
    file: WRITING,
    change: (text: string) => `${text}\n<Detail />\n`,
    says: [`${WRITING}:`, '<Detail>', 'Did you mean "Details"?'],
  },
  {
    name: 'a prop that does not exist',
    file: WRITING,
    change: (text: string) =>
      `${text}\n<Details summary="a" opened="b">\n\nText.\n\n</Details>\n`,
    says: [
      `${WRITING}:`,
      'the unknown prop "opened"',
      'has the props: summary',
    ],
  },
  {
    name: 'a note of a kind that does not exist',
    file: WRITING,
    change: (text: string) => `${text}\n:::tipp\n\nText.\n\n:::\n`,
    says: [`${WRITING}:`, 'tipp', 'Did you mean "tip"?'],
  },
  {
    name: 'a link that leads nowhere',
    file: WRITING,
    change: (text: string) => `${text}\nSee [it](/docs/stat).\n`,
    says: [
      `${WRITING}:`,
      'links to /docs/stat, which does not exist',
      '/docs/state',
    ],
  },
];

for (const { name, file, change, says } of MISTAKES) {
  test(`${name} is told over the page, which stays as it is until that is mended and after`, async ({
    page,
  }) => {
    await open(page, '/docs/contributing/writing-pages');
    const details = page.locator('.prose details.details').first();
    await details.locator('summary').click();
    const tabs = page.locator('.prose .tabs[data-alive]').first();
    await tabs.getByRole('tab').nth(1).click();
    await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    const expectSamePage = async () => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'Writing pages',
      );
      await expect(details).toHaveAttribute('open', /.*/);
      await expect(tabs.getByRole('tab').nth(1)).toHaveAttribute(
        'aria-selected',
        'true',
      );
      expect(await page.evaluate(() => Math.round(scrollY))).toBe(900);
      expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
    };

    const undo = edit(file, change);
    for (const words of says) {
      await expect(overlay(page)).toContainText(words, SHOWN);
    }
    await expectSamePage();
    undo();
    await expect(overlay(page)).toHaveCount(0, SHOWN);
    await expectSamePage();
  });
}

test('several files that cannot be read are told at once', async ({ page }) => {
  await open(page, '/docs/contributing/writing-pages');
  const undo = [
    edit('content/navigation.json', (text) => text.replace('{', '{,')),
    edit('content/docs/cdk/zone-less.mdx', (text) =>
      text.replace('title:', 'titel:'),
    ),
  ];
  await expect(overlay(page)).toContainText('content/navigation.json:1', SHOWN);
  await expect(overlay(page)).toContainText('zone-less.mdx:2', SHOWN);
  await expect(overlay(page).locator('summary')).toHaveText('2 mistakes');
  undo[0]?.();
  await expect(overlay(page).locator('summary')).toHaveText('1 mistake', SHOWN);
  await expect(overlay(page)).toContainText('zone-less.mdx:2');
  undo[1]?.();
  await expect(overlay(page)).toHaveCount(0, SHOWN);
});

test('what is told leaves the focus alone, is closed by its first line, and comes again with the next mistake', async ({
  page,
}) => {
  await open(page, '/docs/contributing/writing-pages');
  const search = page.getByRole('combobox').first();
  await search.focus();
  const undo = edit(WRITING, (text) => `${text}\n<Detail />\n`);
  await expect(overlay(page)).toBeVisible(SHOWN);
  await expect(search).toBeFocused();
  await expect(
    page.getByRole('status').filter({ hasText: '1 mistake: ' }),
  ).toContainText('<Detail>');

  const list = overlay(page).getByRole('listitem');
  await overlay(page).locator('summary').click();
  await expect(list).toBeHidden();
  undo();
  await expect(overlay(page)).toHaveCount(0, SHOWN);
  const undoAgain = edit(WRITING, (text) => `${text}\n<Detail />\n`);
  await expect(list).toContainText('<Detail>', SHOWN);
  undoAgain();
  await expect(overlay(page)).toHaveCount(0, SHOWN);
});

test('a page that is broken when it is first opened says so, with scripts and without', async ({
  page,
  browser,
}) => {
  const undo = edit(
    'content/docs/contributing/accessibility.mdx',
    (text) => `${text}\n<Detail />\n`,
  );
  const address = '/docs/contributing/accessibility';
  const withoutScripts = await browser.newContext({ javaScriptEnabled: false });
  const plain = await withoutScripts.newPage();
  await plain.goto(url + address, SHOWN);
  for (const words of [`content${address}.mdx:`, 'Did you mean "Details"?']) {
    await expect(plain.getByText(words)).toBeVisible();
  }
  await expect(plain.getByRole('heading', { level: 1 })).toBeVisible();
  await withoutScripts.close();

  await open(page, address);
  await expect(overlay(page)).toContainText('Did you mean "Details"?', SHOWN);
  await expect(page.getByRole('main')).toContainText(
    'no earlier version of it is known',
  );
  undo();
  await expect(overlay(page)).toHaveCount(0, SHOWN);
  await expect(page.locator('.prose h2').first()).toBeVisible();
});

const TEXT_OF_NEW = `---
title: Brand new
description: A page that was not there when the development server was started.
sidebarPosition: 90
---

New text.
`;

test('an address that was never there has the whole not-found page', async ({
  page,
}) => {
  const thrown: Error[] = [];
  page.on('pageerror', (error) => thrown.push(error));
  const answer = await page.goto(`${url}/docs/state/action`, SHOWN);
  expect(answer?.status()).toBe(404);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(
    'Page Not Found',
  );
  await expect(main.locator('[data-likely-pages] a').first()).toBeVisible(
    SHOWN,
  );
  // React draws it in the browser, where what runs before the first paint does not run by itself.
  await expect(page.getByRole('combobox', { name: 'Search' })).toBeVisible();
  expect(thrown).toEqual([]);
});

test('the shown page is followed when its file is renamed, and told missing and brought back when it goes and comes', async ({
  page,
}) => {
  const fileOf = (name: string) =>
    path.join(copy.dir, `content/docs/cdk/${name}.mdx`);
  const heading = page.getByRole('main').getByRole('heading', { level: 1 });
  writeFileSync(fileOf('brand-new'), TEXT_OF_NEW);
  await open(page, '/docs/cdk/brand-new');
  renameSync(fileOf('brand-new'), fileOf('followed'));
  await expect(page).toHaveURL(`${url}/docs/cdk/followed`, SHOWN);
  await expect(heading).toHaveText('Brand new', SHOWN);

  rmSync(fileOf('followed'));
  await expect(heading).toHaveText('Page Not Found', SHOWN);
  await expect(page).toHaveTitle('Page Not Found | RxAngular');
  await expect(
    page.getByRole('main').locator('[data-likely-pages] a').first(),
  ).toBeVisible(SHOWN);
  await page.reload();
  await expect(heading).toHaveText('Page Not Found');

  writeFileSync(fileOf('followed'), TEXT_OF_NEW);
  await expect(heading).toHaveText('Brand new', SHOWN);
  await expect(page.locator('.prose')).toHaveText('New text.');
  rmSync(fileOf('followed'));
  await expect(heading).toHaveText('Page Not Found', SHOWN);
});

test('new, renamed and removed pages are noticed, in the sidebar as well', async ({
  page,
}) => {
  const fileOf = (name: string) =>
    path.join(copy.dir, `content/docs/cdk/${name}.mdx`);
  const entry = page
    .locator('[data-sidebar-tree]')
    .getByRole('link', { name: 'Brand new' });
  await open(page, '/docs/cdk/zone-less');
  writeFileSync(fileOf('brand-new'), TEXT_OF_NEW);
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
