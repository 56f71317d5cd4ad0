/**
 * Measures how long it takes from saving a file to seeing the change, against a running `npm run dev`.
 *
 *   npx tsx tests/authoring/measure-dev.ts --url http://localhost:3000
 *
 * Every file is put back as it was.
 */
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chromium, type Page } from '@playwright/test';

const { values } = parseArgs({
  options: {
    url: { type: 'string', default: 'http://localhost:3000' },
    repeat: { type: 'string', default: '5' },
    browser: { type: 'string', default: '/usr/bin/chromium' },
  },
});
const ROUTE = '/docs/cdk/zone-less';
const PAGE_FILE = 'content/docs/cdk/zone-less.mdx';
const SCROLLED_PX = 600;
const TIMEOUT_MS = 30_000;

type Edit = {
  name: string;
  file: string;
  change: (text: string, mark: string) => string;
  /** What shows the mark when it has arrived. */
  selector: string;
};

const EDITS: Edit[] = [
  {
    name: 'content (a sentence of the page)',
    file: PAGE_FILE,
    change: (text, mark) =>
      text.replace(/^(---[\s\S]*?\n---\n\n)/, `$1${mark} `),
    selector: 'article',
  },
  {
    name: 'component (a note of all pages)',
    file: 'components/docs/page-footer.tsx',
    change: (text, mark) =>
      text.replace('Edit this page', `Edit this page ${mark}`),
    selector: 'main',
  },
  {
    name: 'data (the announcement)',
    file: 'content/announcement.json',
    change: (text, mark) => text.replace('"text": "', `"text": "${mark} `),
    selector: '[data-announcement]',
  },
  {
    name: 'data (a label of the navbar)',
    file: 'content/navigation.json',
    change: (text, mark) =>
      text.replace('"label": "State"', `"label": "State ${mark}"`),
    selector: 'body > header, header',
  },
  {
    name: 'data (the footer)',
    file: 'content/navigation.json',
    change: (text, mark) =>
      text.replace('"copyright": "', `"copyright": "${mark} `),
    selector: 'footer',
  },
  {
    name: 'sidebar (the label of a page)',
    file: 'content/docs/cdk/zone-less.mdx',
    change: (text, mark) =>
      /^sidebarLabel:/m.test(text)
        ? text.replace(/^sidebarLabel: /m, `sidebarLabel: ${mark} `)
        : text.replace(/^title:.*$/m, `$&\nsidebarLabel: ${mark}`),
    selector: '[data-sidebar-tree]',
  },
];
const DEMO_ROUTE = '/docs/cdk/transformations/object/delete-prop';
const DEMO: Edit = {
  name: 'demo (a word of its template)',
  file: `content${DEMO_ROUTE}.mdx`,
  change: (text, mark) => text.replace('>Free {{', `>${mark} {{`),
  selector: '.demo',
};

async function untilShown(page: Page, selector: string, mark: string) {
  await page.waitForFunction(
    ([selector, mark]) =>
      [...document.querySelectorAll(selector ?? '')].some((element) =>
        element.textContent?.includes(mark ?? ''),
      ),
    [selector, mark],
    { timeout: TIMEOUT_MS, polling: 20 },
  );
}

async function measure(page: Page, edit: Edit, mark: string): Promise<number> {
  const before = readFileSync(edit.file, 'utf8');
  const after = edit.change(before, mark);
  if (after === before) throw new Error(`${edit.file}: nothing to change`);
  try {
    await page.evaluate((y) => scrollTo(0, y), SCROLLED_PX);
    const started = performance.now();
    writeFileSync(edit.file, after);
    await untilShown(page, edit.selector, mark);
    const took = performance.now() - started;
    const kept = await page.evaluate(() => Math.round(scrollY));
    if (Math.abs(kept - SCROLLED_PX) > 40) {
      console.log(`  the page moved from ${SCROLLED_PX} to ${kept} px`);
    }
    return took;
  } finally {
    writeFileSync(edit.file, before);
    await page.waitForTimeout(2500);
  }
}

const browser = await chromium.launch({
  executablePath: values.browser,
  args: ['--no-sandbox'],
});
const page = await browser.newPage();
let reloads = -1;
page.on('load', () => (reloads += 1));
await page.goto(values.url + ROUTE, { timeout: 120_000 });
await page.waitForTimeout(3000);

for (const edit of [...EDITS, DEMO]) {
  if (edit === DEMO) await page.goto(values.url + DEMO_ROUTE);
  const times: number[] = [];
  for (let run = 0; run < Number(values.repeat); run += 1) {
    try {
      times.push(await measure(page, edit, `mark${Date.now() % 100_000}`));
    } catch (error) {
      console.log(
        `  ${error instanceof Error ? error.message.split('\n')[0] : error}`,
      );
    }
  }
  const sorted = times.sort((a, b) => a - b).map(Math.round);
  console.log(
    `${edit.name}: median ${sorted[Math.floor(sorted.length / 2)]} ms of ${sorted.join(', ')}`,
  );
}
console.log(`full reloads: ${reloads}`);

const NEW_FILE = 'content/docs/cdk/brand-new.mdx';
const RENAMED_FILE = 'content/docs/cdk/renamed.mdx';
try {
  const started = performance.now();
  writeFileSync(
    NEW_FILE,
    '---\ntitle: Brand new\ndescription: A page that was not there when the development server was started.\nsidebarPosition: 90\n---\n\nNew text.\n',
  );
  await page.goto(`${values.url}/docs/cdk/brand-new`, { timeout: 60_000 });
  await untilShown(page, 'article', 'New text');
  console.log(
    `new file, opened: ${Math.round(performance.now() - started)} ms`,
  );
  await page.waitForTimeout(2500);
  const edited = performance.now();
  writeFileSync(
    NEW_FILE,
    readFileSync(NEW_FILE, 'utf8').replace('New text', 'Edited text'),
  );
  await untilShown(page, 'article', 'Edited text');
  console.log(`new file, edited: ${Math.round(performance.now() - edited)} ms`);
  renameSync(NEW_FILE, RENAMED_FILE);
  await page.waitForTimeout(1000);
  await page.goto(`${values.url}/docs/cdk/renamed`, { timeout: 60_000 });
  await untilShown(page, 'article', 'Edited text');
  console.log('renamed file: shown at its new address');
} finally {
  rmSync(NEW_FILE, { force: true });
  rmSync(RENAMED_FILE, { force: true });
}
await browser.close();
