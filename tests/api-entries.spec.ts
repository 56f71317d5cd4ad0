import type { Locator } from '@playwright/test';
import { expect, test } from './support/test';

const PAGE = '/docs/template/rx-let-directive';

test('an entry shows name, type and description of an input', async ({
  page,
}) => {
  await page.goto(PAGE);
  const entries = page.getByRole('list', { name: 'API of RxLet: inputs' });
  const entry = entries.getByRole('listitem').filter({
    has: page.getByRole('link', { name: 'suspense', exact: true }),
  });
  await expect(entry).toContainText('input rxLetSuspense');
  await expect(entry).toContainText('TemplateRef<');
  await expect(entry).toContainText('suspense state');
});

test('a wrong comment of a package is corrected in entries', async ({
  page,
}) => {
  await page.goto(PAGE);
  const entry = page.getByRole('listitem').filter({
    has: page.getByRole('link', { name: 'renderCallback', exact: true }),
  });
  await expect(entry).toContainText('the values that *rxLet has rendered');
  await expect(page.getByRole('article')).not.toContainText('*rxFor finished');
});

test('an address can point at one input', async ({ page }) => {
  await page.goto(PAGE);
  await page.getByRole('link', { name: 'error', exact: true }).click();
  await expect(page).toHaveURL(/#api-rxlet-rxleterror$/);
  await expect(page.locator('li:target')).toContainText('rxLetError');
});

test('a type is coloured and leads to what documents it', async ({ page }) => {
  await page.goto('/docs/template/rx-for-directive');
  const type = page.locator('#api-rxfor-rxforstrategy .api-type');
  await expect(type.locator('.k')).not.toHaveCount(0);
  await type.getByRole('link', { name: 'RxStrategyNames' }).first().click();
  await expect(page).toHaveURL(/\/render-strategies\/strategies#anatomy$/);
  await expect(page.locator(':target')).toBeInViewport();
});

/** The text of an element, line by line as it is shown. */
const linesOf = (where: Locator): Promise<string[]> =>
  where.evaluate((element) => {
    const lines = new Map<number, string>();
    const range = document.createRange();
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      for (let at = 0; at < (node.nodeValue ?? '').length; at += 1) {
        range.setStart(node, at);
        range.setEnd(node, at + 1);
        const { top } = range.getBoundingClientRect();
        lines.set(top, (lines.get(top) ?? '') + range.toString());
      }
    }
    return [...lines.values()];
  });

test('a long name breaks where a word of it ends, and only if it is longer than a line', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/docs/isr/api');
  const inToc = await linesOf(
    page.locator('.toc a[href="#inmemorycachehandler"]'),
  );
  expect(inToc.join('')).toBe('InMemoryCacheHandler');
  for (const line of inToc) expect(line).toMatch(/^[A-Z].*[a-z]$/);
  for (const link of await page.locator('td a:has(code)').all()) {
    expect(await linesOf(link)).toHaveLength(1);
  }
});

test('an export says what it costs and since when it is there, once a page', async ({
  page,
}) => {
  await page.goto(PAGE);
  const line = page.getByText('RxLet from @rx-angular/template/let · since 16');
  await expect(line).toHaveCount(1);
  await line.getByRole('link', { name: /^\+9\.\d kB$/ }).click();
  await expect(page).toHaveURL(/\/docs\/choose\/cost$/);
  const row = page
    .getByRole('row')
    .filter({ hasText: /^\s*RxLet\s*9\.\d\skB/ });
  await expect(row).toHaveCount(1);
});

for (const [path, name] of [
  [PAGE, 'API of RxLet: inputs'],
  ['/docs/isr/irs-configuration', 'API of ISRHandlerConfig: members'],
  [
    '/docs/cdk/render-strategies/rx-strategy-provider',
    'API of RxStrategyProvider: members',
  ],
  ['/docs/template/virtual-scrolling/reference', 'API of RxVirtualFor: inputs'],
  ['/docs/compatibility', 'Last releases by Angular version'],
] as const) {
  test(`nothing of ${name} is off a narrow screen`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    const entries = page.getByLabel(name, { exact: true });
    const widths = await entries.evaluate((list) =>
      [...list.querySelectorAll('*')].map(
        (element) => element.getBoundingClientRect().right,
      ),
    );
    expect(widths.length).toBeGreaterThan(10);
    expect(Math.max(...widths)).toBeLessThanOrEqual(390);
  });
}

test('all overloads of a function stand in one block', async ({ page }) => {
  await page.goto('/docs/state/api/functional-rx-state');
  const block = page.getByRole('group', { name: 'Declaration of rxState' });
  expect((await block.innerText()).match(/^function rxState/gm)).toHaveLength(
    4,
  );
});

test('every rule leads to its page, also the one with another name', async ({
  page,
}) => {
  await page.goto('/docs/eslint-plugin/rules');
  const cards = page.getByRole('main').locator('.cards');
  await expect(cards.getByRole('listitem')).toHaveCount(12);
  await cards
    .getByRole('link', { name: 'no-rxstate-imperative-in-reactive' })
    .click();
  await expect(page).toHaveURL(/no-rxstate-imperative-in-reactive-context$/);
  const facts = page.getByRole('region', { name: /^Facts about no-rxstate/ });
  await expect(facts).toContainText('recommended: error');
});
