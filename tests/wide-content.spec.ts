import { expect, test } from './support/test';

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  for (const route of [
    '/docs/template/rx-let-directive',
    '/docs/choose/cost',
    '/docs/errors',
  ]) {
    test(`no short word and no figure in a table of ${route} is broken @daily`, async ({
      page,
    }) => {
      await page.goto(route);
      const { words, broken } = await page.evaluate(() => {
        const texts = [
          ...document.querySelectorAll('main :is(td, th)'),
        ].flatMap((cell) => {
          const found: Text[] = [];
          const walker = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
          while (walker.nextNode()) found.push(walker.currentNode as Text);
          return found;
        });
        const lines = (text: Text, at: number, length: number) => {
          const range = document.createRange();
          range.setStart(text, at);
          range.setEnd(text, at + length);
          return new Set([...range.getClientRects()].map(({ top }) => top))
            .size;
        };
        const all = texts.flatMap((text) =>
          [...text.data.matchAll(/[\w.]+/g)]
            .filter(([word]) => word.length <= 8)
            .map(({ 0: word, index }) => ({
              word,
              lines: lines(text, index, word.length),
            })),
        );
        return {
          words: all.length,
          broken: all.filter((one) => one.lines > 1).map(({ word }) => word),
        };
      });
      expect(words).toBeGreaterThan(20);
      expect(broken).toEqual([]);
    });
  }

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
