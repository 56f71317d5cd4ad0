import { linkTo } from './support/playground';
import { expect, test } from './support/test';

test.describe('a docs page on paper', () => {
  test.use({ colorScheme: 'dark' });

  test.beforeEach(async ({ page }) => {
    await page.goto('/docs/state');
    await page.evaluate(() => localStorage.setItem('theme', 'dark'));
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.emulateMedia({ media: 'print' });
  });

  test('is the article alone @daily', async ({ page }) => {
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const selector of [
      '.navbar',
      '.announcement',
      '.sidebar',
      '.toc',
      '.toc-disclosure',
      '.breadcrumbs',
      '.pager',
      '.page-tools',
      '.footer',
      '.code-buttons',
      '.tab-list',
    ]) {
      await expect(page.locator(selector).first()).toBeHidden();
    }
  });

  test('is dark on white, whatever the screen shows', async ({ page }) => {
    const colors = await page.evaluate(() => {
      const { backgroundColor, color } = getComputedStyle(
        document.documentElement,
      );
      return { backgroundColor, color };
    });
    expect(colors).toEqual({
      backgroundColor: 'rgb(255, 255, 255)',
      color: 'rgb(34, 28, 39)',
    });
  });

  test('unfolds tabs, with their names, and what is behind a disclosure', async ({
    page,
  }) => {
    await expect(page.locator('.details-content').first()).toBeVisible();
    await page.goto('/docs/state/tour');
    const panels = page.locator('[data-tab-group=state-style] > .tab-panel');
    await expect(panels).not.toHaveCount(0);
    for (const panel of await panels.all()) {
      await expect(panel).toBeVisible();
      await expect(panel.locator('.tab-label')).toBeVisible();
    }
  });

  test('has the commands of the chosen package manager alone', async ({
    page,
  }) => {
    const panels = page.locator(
      '[data-tab-group=package-manager] > .tab-panel',
    );
    await expect(panels).toHaveCount(4);
    const shown = panels.filter({ visible: true });
    await expect(shown).toHaveCount(1);
    await expect(shown.getByText('npm', { exact: true }).first()).toBeVisible();
  });

  test('wraps code, and names the targets of links to other sites', async ({
    page,
  }) => {
    const { whiteSpace, overflowX } = await page
      .locator('.code pre')
      .first()
      .evaluate((element) => {
        const style = getComputedStyle(element);
        return { whiteSpace: style.whiteSpace, overflowX: style.overflowX };
      });
    expect({ whiteSpace, overflowX }).toEqual({
      whiteSpace: 'pre-wrap',
      overflowX: 'visible',
    });
    const addressBehind = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => getComputedStyle(element, '::after').content);
    // Without a host a path would lead nowhere.
    expect(
      await addressBehind('.prose a[href="/docs/state/selections"]'),
    ).not.toContain('/docs');
    await page.goto('/docs/template/hydration');
    expect(await addressBehind('.prose a[href^="https:"]')).toContain(
      '(https://',
    );
  });
});

test('the browser makes a document of every kind of page', async ({ page }) => {
  for (const path of ['/', '/docs/state/actions', '/blog']) {
    await page.goto(path);
    const pdf = await page.pdf({ format: 'A4' });
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  }
});

test('the playground on paper shows its code whole, and what came of it', async ({
  page,
}) => {
  const last = 'the_last_line';
  const lines = Array.from({ length: 120 }, (_, line) => `const a${line} = 1;`);
  const long = `const long = '${'word '.repeat(60)}end';`;
  await page.goto(
    linkTo([long, ...lines, `console.log('${last}');`].join('\n')),
  );
  await expect(page.locator('.cm-line').first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 483, height: 700 });
  await expect(page.locator('.cm-line').filter({ hasText: last })).toHaveCount(
    1,
  );
  const cut = await page.locator('.play-editor *').evaluateAll(
    (all) =>
      all.filter((one) => {
        const { overflow } = getComputedStyle(one);
        const hides = overflow !== 'visible' && one.checkVisibility();
        return (
          hides &&
          (one.scrollHeight > one.clientHeight + 1 ||
            one.scrollWidth > one.clientWidth + 1)
        );
      }).length,
  );
  expect(cut).toBe(0);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(483);
  await expect(page.getByRole('button', { name: 'Share' })).toBeHidden();
});

for (const [columns, words] of [
  [6, 'Compatibility'],
  [8, 'Recommended'],
] as const) {
  test(`a table of ${columns} columns with "${words}" keeps its words whole on A5`, async ({
    page,
  }) => {
    await page.goto('/docs/state/actions');
    await page.setViewportSize({ width: 480, height: 700 });
    await page.emulateMedia({ media: 'print' });
    const { broken, width } = await page.locator('.prose').evaluate(
      (prose, [count, word]) => {
        const table = document.createElement('table');
        const sentence = 'A sentence that is long enough to need the room.';
        for (const row of [table.insertRow(), table.insertRow()])
          for (let at = 0; at < count; at++)
            row.insertCell().append(at === 0 ? sentence : word);
        prose.prepend(table);
        const lines = [...table.querySelectorAll('td:not(:first-child)')].map(
          (cell) => {
            const range = document.createRange();
            range.selectNodeContents(cell);
            return range.getClientRects().length;
          },
        );
        return {
          broken: lines.filter((line) => line > 1).length,
          width: table.getBoundingClientRect().right,
        };
      },
      [columns, words] as const,
    );
    expect(broken).toBe(0);
    expect(width).toBeLessThanOrEqual(480);
  });
}

test('what a demo shows, and the values of a sample that is stepped through, are whole on paper', async ({
  page,
}) => {
  await page.goto('/docs/template/rx-for-directive');
  await page.setViewportSize({ width: 484, height: 700 });
  await page.emulateMedia({ media: 'print' });
  const cut = await page
    .locator('.demo-stage')
    .evaluateAll((all) =>
      all.filter((one) => one.scrollHeight > one.clientHeight + 1),
    );
  expect(cut).toEqual([]);
  await page.emulateMedia({ media: 'screen' });
  await page.goto('/docs/cdk/transformations/array/insert');
  const sample = page.locator('figure.code[data-values]').first();
  await sample
    .getByRole('button', { name: 'Step through the values' })
    .press('Enter');
  const later = sample.locator('.step-later').first();
  await expect(later).toBeAttached();
  await expect(later).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(later).toBeVisible();
});
