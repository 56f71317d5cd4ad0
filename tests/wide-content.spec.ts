import type { Page } from '@playwright/test';
import { expect, test } from './support/test';

/** Words of the open page that stand on two lines: short ones and figures in tables, any in controls and titles. */
const readWords = (page: Page) =>
  page.evaluate(() => {
    const textsIn = (element: Element) => {
      const found: Text[] = [];
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) found.push(walker.currentNode as Text);
      return found;
    };
    const lines = (text: Text, at: number, length: number) => {
      const range = document.createRange();
      range.setStart(text, at);
      range.setEnd(text, at + length);
      return new Set([...range.getClientRects()].map(({ top }) => top)).size;
    };
    const wordsIn = (selector: string, longest: number) =>
      [...document.querySelectorAll(selector)]
        .flatMap(textsIn)
        .flatMap((text) =>
          [...text.data.matchAll(/[\w.]+/g)]
            .filter(([word]) => word.length <= longest)
            .map(({ 0: word, index }) => ({
              word,
              lines: lines(text, index, word.length),
            })),
        );
    const all = [
      ...wordsIn('main :is(td, th)', 8),
      ...wordsIn('main :is(button, summary, .button, .code-button)', 20),
      ...wordsIn('main :is(.code-title, .code-language, .tab, h1)', 16),
    ];
    return {
      words: all.length,
      broken: all.filter((one) => one.lines > 1).map(({ word }) => word),
    };
  });

const FULL_PAGES = [
  '/docs/template/rx-let-directive',
  '/docs/choose/cost',
  '/docs/errors',
];

for (const [width, name, routes] of [
  [390, 'on a phone @daily', FULL_PAGES],
  [
    320,
    'at 400 % of 1280 px',
    [...FULL_PAGES, '/docs/state/tour', '/docs/state/actions', '/docs/isr'],
  ],
] as const) {
  for (const route of routes) {
    test(`no short word, figure or label of ${route} is broken ${name}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(route);
      const { words, broken } = await readWords(page);
      expect(words).toBeGreaterThan(20);
      expect(broken).toEqual([]);
    });
  }
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a row that is a list of its cells names their columns', async ({
    page,
  }) => {
    await page.goto('/docs/state/actions');
    const table = page.getByRole('region', {
      name: 'Table: The members for each key',
    });
    const cell = table.locator('td').nth(1);
    await expect(cell).toHaveAttribute('data-label', 'Type');
    // Firefox gives the rule, others what comes of it.
    expect(
      await cell.evaluate((element) =>
        getComputedStyle(element, '::before').content.replace(
          /^attr\(data-label\) ": ".*/,
          '"Type: "',
        ),
      ),
    ).toContain('Type: ');
  });
});

test('lines of prose hold at most 75 characters, and code is wider where its lines are @daily', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/docs/state/actions');
  const { perLine, prose, code } = await page.evaluate(() => {
    const paragraph = [...document.querySelectorAll('.prose > p')].reduce(
      (longest, one) =>
        one.textContent.length > longest.textContent.length ? one : longest,
    );
    const lines =
      paragraph.getBoundingClientRect().height /
      parseFloat(getComputedStyle(paragraph).lineHeight);
    return {
      perLine: paragraph.textContent.length / Math.round(lines),
      prose: paragraph.getBoundingClientRect().width,
      code: [...document.querySelectorAll('.code')].map(
        (one) => one.getBoundingClientRect().width,
      ),
    };
  });
  expect(perLine).toBeLessThanOrEqual(75);
  expect(Math.max(...code)).toBeGreaterThan(prose);
  expect(Math.min(...code)).toBeLessThanOrEqual(prose);
});

for (const path of [
  '/docs/isr',
  '/docs/upgrading',
  '/docs/state/effects',
  '/docs/compatibility',
  '/docs/cdk/template-management',
]) {
  test(`at 320 px, words in the tables and the pager of ${path} are whole`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(path);
    const places = page.locator('main :is(td, th), .pager-link');
    const broken = await places.evaluateAll((cells) =>
      cells.flatMap((cell) => {
        const found: string[] = [];
        const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
        while (texts.nextNode()) {
          const text = texts.currentNode as Text;
          // Names in code have places to break.
          if (text.parentElement?.closest('td code')) continue;
          for (const { 0: word, index } of text.data.matchAll(/\p{L}+/gu)) {
            const range = document.createRange();
            range.setStart(text, index);
            range.setEnd(text, index + word.length);
            const lines = [...range.getClientRects()].map(({ top }) => top);
            if (new Set(lines).size > 1) found.push(word);
          }
        }
        return found;
      }),
    );
    expect(broken).toEqual([]);
  });
}
