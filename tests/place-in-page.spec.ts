import type { Page } from '@playwright/test';
import { expect, test } from './support/test';
import { hasFocus, waitForLife } from './support/browse';

const contents = (page: Page) =>
  page.getByRole('navigation', { name: 'Table of contents' });

for (const reducedMotion of ['reduce', 'no-preference'] as const) {
  for (const where of ['Table of contents', 'contentinfo'] as const) {
    test(`after "Back to top" of the ${where}, with motion ${reducedMotion}, Tab goes on at the top`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion });
      await page.goto('/docs/state/actions#names-to-avoid');
      await waitForLife(page);
      const link =
        where === 'contentinfo'
          ? page
              .getByRole('contentinfo')
              .getByRole('link', { name: 'Back to top' })
          : contents(page).getByRole('link', { name: 'Back to top' });
      await link.focus();
      await page.keyboard.press('Enter');
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
      await page.keyboard.press('Tab');
      const skip = page.getByRole('link', { name: 'Skip to main content' });
      expect(await hasFocus(skip)).toBe(true);
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
      await expect(page).toHaveURL(/\/docs\/state\/actions$/);
    });
  }
}

for (const [path, height] of [
  ['/docs/isr', 1400],
  ['/docs/cdk/zone-less', 1400],
  ['/docs/compatibility', 1400],
  ['/docs/state/actions', 500],
] as const) {
  test(`each chosen entry of the contents of ${path} is the marked one, and in sight`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    await waitForLife(page);
    const links = contents(page).locator('li a');
    const count = await links.count();
    expect(count).toBeGreaterThan(2);
    for (let at = 0; at < count; at++) {
      await links.nth(at).click();
      await expect(links.nth(at)).toHaveAttribute('aria-current', 'true');
      await expect(links.nth(at)).toBeInViewport();
      await expect(contents(page).locator('[aria-current]')).toHaveCount(1);
    }
    await page.evaluate(() => window.scrollTo(0, 0));
    if (height < 1000) {
      await expect(links.nth(count - 1)).not.toHaveAttribute('aria-current');
    }
  });
}

test('a section that the address names already is marked when a link leads there again', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 1400 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/docs/isr');
  await waitForLife(page);
  const entries = contents(page).locator('li a');
  const before = entries.nth((await entries.count()) - 2);
  const hash = await before.getAttribute('href');
  await page.goto(`/docs/isr${hash}`);
  await waitForLife(page);
  await expect(before).toHaveAttribute('aria-current', 'true');
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(before).not.toHaveAttribute('aria-current');
  await page.getByRole('article').evaluate((article, href) => {
    const link = document.createElement('a');
    link.href = href ?? '';
    article.append(link);
    link.click();
  }, hash);
  await expect(before).toHaveAttribute('aria-current', 'true');
});

for (const path of [
  '/docs/state/tour',
  '/docs/template/rx-let-directive',
  '/docs/cdk/render-strategies',
]) {
  for (const width of [1440, 390]) {
    test(`on ${path} at ${width} px, Tab stops at what scrolls and at nothing else`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      await waitForLife(page);
      const wrong = () =>
        page
          .locator('article :is(figure.code > pre, .table-frame)')
          .evaluateAll((all) =>
            all
              .filter(
                (one) =>
                  one.scrollWidth > one.clientWidth !==
                  one.hasAttribute('tabindex'),
              )
              .map((one) => one.getAttribute('aria-label')),
          );
      await expect.poll(wrong).toEqual([]);
      // They follow the width of the window.
      await page.setViewportSize({
        width: width === 390 ? 1440 : 420,
        height: 900,
      });
      await expect.poll(wrong).toEqual([]);
      const wrap = page.getByRole('button', { name: 'Toggle word wrap' });
      if (await wrap.first().isVisible()) {
        await wrap.first().click();
        await expect.poll(wrong).toEqual([]);
      }
    });
  }
}

test('at 320 px the head of a sample has room for its words, also for why it was not copied', async ({
  page,
}) => {
  await page.addInitScript(() => {
    document.execCommand = () => false;
    navigator.clipboard.writeText = () => Promise.reject(new Error('no'));
  });
  // What a button answers stays until it was looked at.
  await page.clock.install();
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/docs/state/tour');
  await waitForLife(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  const overlaps = () =>
    page.locator('article figure.code').evaluateAll((figures) =>
      figures.flatMap((figure) => {
        const parts = [
          ...figure.querySelectorAll(
            'figcaption > span, .verdict summary, .code-button',
          ),
        ].filter((part) => part.getClientRects().length > 0);
        const boxes = parts.map((part) => {
          const range = document.createRange();
          range.selectNodeContents(part);
          return range.getBoundingClientRect();
        });
        return boxes.flatMap((a, at) =>
          boxes
            .slice(at + 1)
            .filter(
              (b) =>
                a.width > 0 &&
                b.width > 0 &&
                a.left < b.right - 1 &&
                b.left < a.right - 1 &&
                a.top < b.bottom - 1 &&
                b.top < a.bottom - 1,
            )
            .map(() => parts[at]?.textContent),
        );
      }),
    );
  expect(await overlaps()).toEqual([]);
  const copy = page.locator('article .code-copy').first();
  await copy.click();
  await expect(copy).toHaveText(/^Not copied/);
  const { lines, height } = await copy.evaluate((button) => ({
    lines: button.textContent.split(' ').length,
    height: button.getBoundingClientRect().height,
  }));
  expect(height).toBeLessThan(lines * 20);
  expect(await overlaps()).toEqual([]);
});

for (const [columns, text, className, width] of [
  [12, 'value_long', '', 480],
  [12, 'value_long', 'stacks', 480],
  [12, 'value_long', '', 420],
  [14, 'ChangeDetectionStrategy', '', 480],
  [8, '@rx-angular/template/virtual-scrolling', '', 480],
  [5, 'https://example.com/a/very/long/address/without/a/blank', '', 480],
  [3, 'RxVirtualScrollViewportComponent', 'stacks', 480],
  [2, 'Observable<ReadonlyArray<Record<string,number>>>', '', 480],
  [12, '100.000.000', '', 620],
  [12, '値段と数量', '', 480],
] as const) {
  test(`a table of ${columns} columns with ${text} is whole on paper of ${width} px ${className}`, async ({
    page,
  }) => {
    await page.goto('/docs/state/actions');
    await page.getByRole('article').evaluate(
      (article, [count, words, name]) => {
        const frame = document.createElement('div');
        frame.className = 'table-frame';
        const table = document.createElement('table');
        table.className = name;
        for (const row of [
          table.createTHead().insertRow(),
          table.insertRow(),
        ]) {
          for (let at = 0; at < count; at++) {
            const code = document.createElement('code');
            code.textContent = words;
            row.insertCell().append(`Column${at} `, code);
          }
        }
        frame.append(table);
        article.querySelector('.prose')?.prepend(frame);
      },
      [columns, text, className] as const,
    );
    // The width of A5 without its margins.
    await page.setViewportSize({ width, height: 700 });
    await page.emulateMedia({ media: 'print' });
    const outside = await page
      .getByRole('article')
      .evaluate(
        (article) =>
          [...(article.querySelector('table')?.querySelectorAll('td') ?? [])]
            .map((cell) => cell.getBoundingClientRect())
            .filter(
              ({ left, right }) =>
                left < 0 || right > document.documentElement.clientWidth,
            ).length,
      );
    expect(outside).toBe(0);
  });
}
