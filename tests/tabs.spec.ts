import type { Page } from '@playwright/test';
import { expect, test } from './support/test';
import { holdBack, waitForLife } from './support/browse';

const PAGE = '/docs/cdk/transformations';

test('TAB-1 a remembered choice shows before any file of the page has run @daily', async ({
  page,
}) => {
  await page.addInitScript(() =>
    localStorage.setItem('tab.package-manager', 'pnpm'),
  );
  await page.route(/_next\/static\/chunks\/.*\.js/, () => {});
  await page.goto(PAGE, { waitUntil: 'commit' });
  const main = page.getByRole('main');
  await expect(
    main.locator('.tab-panel[data-label="pnpm"]').first(),
  ).toBeVisible();
  await expect(
    main.locator('.tab-panel[data-label="npm"]').first(),
  ).toBeHidden();
});

test('TAB-1 a link to a heading inside a hidden panel opens it, each time @daily', async ({
  page,
}) => {
  await page.goto(PAGE);
  await waitForLife(page);
  const main = page.getByRole('main');
  const panel = main.locator('.tab-panel[data-label="yarn"]').first();
  await expect(panel).toBeHidden();
  await panel.evaluate((element) => {
    const target = document.createElement('h3');
    target.id = 'inside';
    target.textContent = 'Inside';
    element.append(target);
    const link = document.createElement('a');
    link.href = '#inside';
    link.textContent = 'Show what is inside';
    document.querySelector('main')?.prepend(link);
  });
  const link = main.getByRole('link', { name: 'Show what is inside' });
  for (let round = 0; round < 2; round++) {
    await link.click();
    await expect(panel).toBeVisible();
    await expect(panel.getByText('Inside')).toBeInViewport();
    await main.getByRole('tab', { name: 'npm', exact: true }).first().click();
    await expect(panel).toBeHidden();
  }
});

for (const [direction, next, previous] of [
  ['ltr', 'ArrowRight', 'ArrowLeft'],
  ['rtl', 'ArrowLeft', 'ArrowRight'],
] as const) {
  test(`TAB-1 where text runs ${direction}, ${next} leads to the next tab and ${previous} back @daily`, async ({
    page,
  }) => {
    await page.goto(PAGE);
    await waitForLife(page);
    await page
      .locator('html')
      .evaluate((root, value) => root.setAttribute('dir', value), direction);
    const list = page.getByRole('main').getByRole('tablist').first();
    const tab = (name: string) => list.getByRole('tab', { name, exact: true });
    await tab('npm').focus();
    await page.keyboard.press(next);
    await expect(tab('pnpm')).toBeFocused();
    await expect(tab('pnpm')).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press(previous);
    await expect(tab('npm')).toBeFocused();
    await page.keyboard.press(previous);
    await expect(tab('bun')).toBeFocused();
    await page.keyboard.press('Home');
    await expect(tab('npm')).toBeFocused();
    await page.keyboard.press('End');
    await expect(tab('bun')).toBeFocused();
  });
}

const HIDDEN_TEXT = 'Only yarn readers know';

/** Puts words into a panel that is not shown. */
async function hideWords(page: Page): Promise<void> {
  await page
    .getByRole('main')
    .locator('.tab-panel[data-label="yarn"]')
    .first()
    .evaluate((panel, text) => panel.append(text), HIDDEN_TEXT);
}

test('what the browser finds in a hidden panel opens it, and is no choice of the reader', async ({
  page,
}) => {
  await page.goto(PAGE);
  await waitForLife(page);
  const list = page.getByRole('main').getByRole('tablist').first();
  const yarn = list.getByRole('tab', { name: 'yarn', exact: true });
  const panel = page
    .getByRole('main')
    .locator('.tab-panel[data-label="yarn"]')
    .first();
  await expect(panel).toHaveAttribute('hidden', 'until-found');
  // As the browser does when it finds something there.
  await panel.evaluate((element) => {
    element.dispatchEvent(new Event('beforematch', { bubbles: true }));
    element.removeAttribute('hidden');
  });
  await expect(yarn).toHaveAttribute('aria-selected', 'true');
  await expect(panel).toBeVisible();
  expect(
    await page.evaluate(() => localStorage.getItem('tab.package-manager')),
  ).toBeNull();
});

for (const when of ['before', 'after'] as const) {
  test(`a link to words in a hidden panel leads to them, found ${when} the tabs come to life`, async ({
    page,
  }) => {
    await page.route(`**${PAGE}`, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(
        'data-label="yarn">',
        `data-label="yarn"><p>${HIDDEN_TEXT}</p>`,
      );
      await route.fulfill({ response, body });
    });
    const words = page.getByText(HIDDEN_TEXT).first();
    const { hold, letGo } = holdBack();
    if (when === 'before') {
      await page.route('**/_next/**/site-*.js', async (route) => {
        const response = await route.fetch();
        const body = await response.text();
        // The file of the tabs, which is loaded by the pages that have some.
        if (body.includes('-panel-')) await hold(route);
        else await route.fulfill({ response, body });
      });
    }
    await page.goto('about:blank');
    await page.goto(`${PAGE}#:~:text=${encodeURIComponent(HIDDEN_TEXT)}`);
    letGo();
    await expect(
      page.getByRole('tab', { name: 'yarn' }).first(),
    ).toHaveAttribute('aria-selected', 'true');
    await expect(words).toBeInViewport();
  });
}

test('a tab stays under the pointer when lists above it change', async ({
  page,
}) => {
  await page.goto(PAGE);
  await waitForLife(page);
  await expect(page.getByRole('main').getByRole('tab').first()).toHaveAttribute(
    'aria-controls',
    /./,
  );
  await hideWords(page);
  // A second list of the group, below the one that becomes longer.
  await page.getByRole('main').evaluate((main) => {
    const list = main.querySelector('.tabs');
    const panel = list?.querySelector<HTMLElement>('[data-label="yarn"]');
    for (let line = 0; line < 40; line++) {
      panel?.append(document.createElement('br'), 'One more line');
    }
    const other = list?.cloneNode(true) as HTMLElement;
    for (const element of other.querySelectorAll('[id]')) element.id = '';
    const space = document.createElement('div');
    space.style.blockSize = '300px';
    list?.after(space, other);
    const rest = document.createElement('div');
    rest.style.blockSize = '3000px';
    main.append(rest);
  });
  const tab = page
    .getByRole('main')
    .getByRole('tablist')
    .nth(1)
    .getByRole('tab', { name: 'yarn', exact: true });
  await expect(tab).toHaveAttribute('aria-controls', /./);
  await tab.scrollIntoViewIfNeeded();
  const before = await tab.boundingBox();
  await tab.click();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
  const after = await tab.boundingBox();
  expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(2);
});

test('words that a link named choose nothing on the pages after it', async ({
  page,
}) => {
  await page.goto('/docs/cdk#:~:text=Express%204');
  await waitForLife(page);
  await page.getByRole('main').evaluate((main, href) => {
    const link = document.createElement('a');
    Object.assign(link, { href, textContent: 'Servers' });
    main.querySelector('h1')?.after(link);
  }, '/docs/isr/getting-started');
  await page.getByRole('link', { name: 'Servers' }).click();
  await expect(page).toHaveURL(/getting-started$/);
  const list = page.getByRole('main').getByRole('tablist').last();
  await expect(list.getByRole('tab').first()).toHaveAttribute(
    'aria-controls',
    /./,
  );
  await expect(list.getByRole('tab', { name: 'Express 4' })).toHaveAttribute(
    'aria-selected',
    'false',
  );
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});
