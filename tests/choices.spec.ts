import { holdBack } from './support/browse';
import { expect, test } from './support/test';

const PAGE = '/docs/choose';

test.describe('questions that lead to a page', () => {
  test('show one question at a time and keep the answers in the address @daily', async ({
    page,
  }) => {
    await page.goto(PAGE);
    const show = page.getByText('Show a value.', { exact: true });
    await show.click();
    await expect(page.getByText('Show a list.')).toBeHidden();
    await expect(page.getByText('What should the template do?')).toBeHidden();
    await expect(
      page.getByText('What is waiting for the change?'),
    ).toBeHidden();
    await page.getByText('From an Observable or a Promise.').first().click();
    await page.getByText('No, and one binding shows it.').click();
    await expect(page.getByRole('link', { name: 'push pipe' })).toBeVisible();
    await expect(page.getByText('{{ level$ | push }} cm')).toBeVisible();
    await expect(page).toHaveURL(/#directive-no-and-one-binding-shows-it$/);

    await page.reload();
    await expect(page.getByRole('link', { name: 'push pipe' })).toBeVisible();
    await expect(page.getByText('Show a list.')).toBeHidden();
    const heading = (name: string) => page.getByRole('heading', { name });
    await expect(heading('Which render strategy?')).toBeHidden();
    const bar = await page.getByRole('banner').boundingBox();
    await expect
      .poll(async () => (await heading('Which directive?').boundingBox())?.y)
      .toBeGreaterThan((bar?.y ?? 0) + (bar?.height ?? 0));

    await show.click();
    await expect(page.getByText('Show a list.')).toBeVisible();
    await expect(page).toHaveURL(/\/docs\/choose$/);
  });

  test('Back of the browser and of the page undo an answer, and all of them can be', async ({
    page,
  }) => {
    await page.goto(PAGE);
    const list = page.getByText('Show a list.', { exact: true });
    const few = page.getByText('Up to about fifty plain ones.');
    const advice = page.getByText('One pass over it is short', {
      exact: false,
    });
    await expect(page.getByRole('button', { name: 'Back' })).toHaveCount(0);
    await list.click();
    await few.click();
    await expect(advice).toBeVisible();
    await page.goBack();
    await expect(advice).toBeHidden();
    await expect(few).toBeVisible();
    await few.click();
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(advice).toBeHidden();
    await expect(few).toBeVisible();
    await page.getByRole('button', { name: 'Start again' }).click();
    await expect(few).toBeHidden();
    await expect(page.getByText('What should the template do?')).toBeVisible();
    // What was pressed is gone, and the keyboard goes on where the answers begin.
    await expect(page.locator('.choice > summary:focus')).toBeVisible();
    await expect(page).toHaveURL(/\/docs\/choose$/);
  });

  test('two answers within one frame are two steps back, and one that is closing opens again', async ({
    page,
  }) => {
    await page.goto(PAGE);
    await expect(page.locator('[data-waits]')).toHaveCount(0);
    const list = page.getByText('Show a list.', { exact: true });
    const few = page.getByText('Up to about fifty plain ones.');
    const advice = page.getByText('One pass over it is short', {
      exact: false,
    });
    await page
      .locator('.choice')
      .first()
      .evaluate(() => {
        for (const text of ['Show a list.', 'Up to about fifty plain ones.'])
          [...document.querySelectorAll<HTMLElement>('.choice > summary')]
            .find((one) => one.textContent.includes(text))
            ?.click();
      });
    await expect(advice).toBeVisible();
    await page.goBack();
    await expect(advice).toBeHidden();
    await expect(few).toBeVisible();
    await page.goForward();
    await expect(advice).toBeVisible();
    await list.evaluate((text) => {
      text.closest<HTMLElement>('summary')?.click();
      history.back();
    });
    await expect(page).toHaveURL(/#directive-up-to-about/);
    await page.waitForFunction(
      () =>
        document.getAnimations().filter((one) => one.playState === 'running')
          .length === 0,
    );
    await expect(advice).toBeVisible();
  });

  test('an answer that the browser has found can be taken back', async ({
    page,
  }) => {
    await page.goto(PAGE);
    await expect(page.locator('[data-waits]')).toHaveCount(0);
    const back = page.getByRole('button', { name: 'Back' });
    const answer = page.locator('.choice .choice').first();
    await expect(back).toHaveCount(0);
    await answer.evaluate((element) => {
      for (
        let one: Element | null | undefined = element;
        one;
        one = one.parentElement?.closest('.choice')
      )
        one.toggleAttribute('open', true);
    });
    await back.click();
    await expect(answer).not.toHaveAttribute('open');
    await page.getByRole('button', { name: 'Start again' }).click();
    await expect(back).toHaveCount(0);
  });

  test('keep an answer that was given before the scripts came', async ({
    page,
  }) => {
    const { hold, letGo } = holdBack();
    await page.route('**/_next/**/site-*.js', hold);
    await page.goto(PAGE, { waitUntil: 'commit' });
    await page.getByText('Show a list.').click();
    letGo();
    await expect(page).toHaveURL(/#directive-show-a-list$/);
    await expect(page.getByText('Up to about fifty plain ones.')).toBeVisible();
  });

  test('the contents never mark a question that is folded away', async ({
    page,
  }) => {
    const contents = page.getByRole('navigation', {
      name: 'Table of contents',
    });
    const marked = contents.locator('[aria-current]');
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`${PAGE}#directive-anything-else`);
    await expect(marked).toHaveText('Which directive?');
    await contents
      .getByRole('link', { name: 'Which render strategy?' })
      .click();
    await expect(marked).toHaveText('Which render strategy?');
    await page.goBack();
    await expect(marked).toHaveText('Which directive?');
  });

  for (const scheme of ['light', 'dark'] as const) {
    test(`the code of a result fades into the panel that it stands on: ${scheme}`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme: scheme });
      await page.goto(`${PAGE}#directive-no-and-one-binding-shows-it`);
      const code = page.locator('.code pre').filter({ visible: true });
      await expect(code).toHaveText('<p>{{ level$ | push }} cm</p>');
      const { ground, fade } = await code.evaluate((pre) => ({
        ground: getComputedStyle(pre.closest('.code') ?? pre).backgroundColor,
        fade: getComputedStyle(pre).backgroundImage,
      }));
      expect(fade.startsWith(`linear-gradient(90deg, ${ground} 16px`)).toBe(
        true,
      );
    });
  }

  test('at 320 px, no word of what can be pressed is broken', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(
      `${PAGE}#directive-a-table-whose-columns-the-browser-sizes`,
    );
    const given = page.locator('.choice[open] > summary');
    await expect(given).toHaveCount(3);
    const lines = await given.evaluateAll((all) =>
      all.map((summary) => {
        const { height, lineHeight } = getComputedStyle(summary, '::after');
        return Math.round(parseFloat(height) / parseFloat(lineHeight));
      }),
    );
    expect(lines).toEqual([1, 1, 1]);
  });

  test('work by keyboard', async ({ page }) => {
    await page.goto(PAGE);
    await page.getByText('Show a list.').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(
      page.getByText('One pass over it is short', { exact: false }),
    ).toBeVisible();
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('answers are native disclosures', async ({ page }) => {
    await page.goto(PAGE);
    await page.getByText('Show a list.').click();
    await page.getByText('Up to about fifty plain ones.').click();
    await expect(page.getByText('One pass over it is short')).toBeVisible();
    await expect(page.getByText('Show a value.', { exact: true })).toBeHidden();
  });
});
