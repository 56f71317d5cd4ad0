import type { Page } from '@playwright/test';
import { expect, test } from './support/test';
import { waitForLife } from './support/browse';

const PAGE = '/docs/state/actions';
const COPY = 'Copy code to clipboard';

const firstCopy = (page: Page) =>
  page.locator('article figure.code .code-copy').first();

/** Opens the page, and stops its clock: what a button answers stays until the test lets time go on. */
async function openAndStop(page: Page): Promise<void> {
  await page.clock.install();
  await page.goto(PAGE);
  await waitForLife(page);
  await page.clock.pauseAt(Date.now() + 60_000);
}

/** What is on the clipboard, read as a reader would: by pasting. */
async function pasted(page: Page): Promise<string> {
  await page.getByRole('main').evaluate((main) => {
    const area = document.createElement('textarea');
    area.setAttribute('aria-label', 'Paste here');
    main.prepend(area);
    area.focus({ preventScroll: true });
  });
  await page.keyboard.press('Control+v');
  const area = page.getByLabel('Paste here');
  const text = await area.inputValue();
  await area.evaluate((element) => element.remove());
  return text;
}

/** Ways in which a page has no clipboard. */
const WITHOUT: [what: string, take: () => void][] = [
  [
    'there is none, as over plain http',
    () => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
      delete (window as { ClipboardItem?: unknown }).ClipboardItem;
    },
  ],
  [
    'the browser refuses it',
    () => {
      const refuse = () =>
        Promise.reject(new DOMException('no', 'NotAllowedError'));
      navigator.clipboard.writeText = refuse;
      navigator.clipboard.write = refuse;
    },
  ],
];

for (const [what, take] of WITHOUT) {
  test(`where ${what}, code and page are copied through a selection`, async ({
    page,
  }) => {
    await page.addInitScript(take);
    await openAndStop(page);
    const code = await page
      .locator('article figure.code > pre')
      .first()
      .innerText();
    await page.evaluate(() =>
      getSelection()?.selectAllChildren(
        document.querySelector('h1') ?? document.body,
      ),
    );
    await firstCopy(page).click();
    await expect(firstCopy(page)).toHaveText('Copied');
    // What was selected before still is.
    expect(await page.evaluate(() => String(getSelection()))).toContain(
      'Actions',
    );
    expect((await pasted(page)).split('\n')[0]).toBe(code.split('\n')[0]);

    const whole = page.getByRole('button', { name: 'Copy page' });
    await whole.click();
    await expect(page.locator('.page-copy')).toHaveText('Copied');
    expect(await pasted(page)).toMatch(/^# |\n# /);
  });
}

for (const presses of [2, 5]) {
  test(`after ${presses} presses in a row, the buttons say again what they did before`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openAndStop(page);
    const button = firstCopy(page);
    for (let press = 0; press < presses; press++) {
      await button.click();
      await expect(button).toHaveText('Copied');
    }
    await page.clock.runFor(1000);
    await expect(button).toHaveText('Copy');
    await expect(button).toHaveAccessibleName(COPY);
    const whole = page.locator('[data-copy-page]').first();
    for (let press = 0; press < presses; press++) {
      await whole.click();
      await expect(whole).toHaveText('Copied');
    }
    // The text of the last press may still be on its way.
    await expect(async () => {
      await page.clock.runFor(1000);
      await expect(whole).toHaveText('Copy page', { timeout: 100 });
      await expect(whole).not.toHaveAttribute('aria-label', { timeout: 100 });
    }).toPass();
  });
}

test('a text that cannot be loaded is said to be missing, and the browser is not blamed', async ({
  page,
}) => {
  await openAndStop(page);
  await page.route('**/*.md', (route) => route.fulfill({ status: 404 }));
  const whole = page.locator('[data-copy-page]').first();
  await whole.click();
  await expect(whole).toHaveText('Not copied: the text could not be loaded');
  await page.clock.runFor(1000);
  await expect(whole).toHaveText('Copy page');
});

test('the clipboard is asked during the click, also for what is still on its way', async ({
  page,
}) => {
  await page.goto(PAGE);
  await waitForLife(page);
  await page.evaluate(() => {
    const asked: boolean[] = [];
    Object.assign(window, { asked });
    let isDuring = false;
    document.addEventListener(
      'click',
      () => {
        isDuring = true;
        setTimeout(() => (isDuring = false));
      },
      { capture: true },
    );
    navigator.clipboard.write = () => {
      asked.push(isDuring);
      return Promise.resolve();
    };
  });
  await page.locator('[data-copy-page]').first().click();
  await expect
    .poll(() => page.evaluate(() => (window as { asked?: boolean[] }).asked))
    .toEqual([true]);
});
