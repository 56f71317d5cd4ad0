import { SLOW, code, preview, status } from './support/playground';
import { findInBothModes } from './support/axe';
import { expect, test } from './support/test';
import type { Page } from '@playwright/test';

test.describe.configure({ timeout: 180_000 });

const TUTORIAL = '/play?tutorial=/docs/tutorials/first-state';

const section = (page: Page) => page.getByRole('region', { name: 'Tutorial' });
const press = (page: Page, name: string) =>
  section(page).getByRole('button', { name, exact: true }).click();
const step = (page: Page, name: RegExp) =>
  section(page)
    .getByRole('navigation', { name: 'Steps' })
    .getByRole('button', { name });
const result = (page: Page) => section(page).getByRole('status');

test.describe('a tutorial in the playground', () => {
  test('is opened from its page, and begins with an empty program', async ({
    page,
    complaints,
  }) => {
    await page.goto('/docs/tutorials/first-state');
    await page
      .getByRole('link', { name: 'Do this tutorial in the playground' })
      .click();
    await expect(
      section(page).getByRole('heading', { name: 'First reactive state' }),
    ).toBeVisible();
    await expect(section(page).locator('h3')).toHaveText(
      'Step 1 of 7: Put a state on the screen',
    );
    await expect(code(page)).toHaveValue(/export class App \{\}/);
    await expect(step(page, /^Step 1: /)).toHaveAttribute(
      'aria-current',
      'step',
    );
    expect(complaints).toEqual([]);
  });

  test('checks what the reader has written, and says what is missing', async ({
    page,
  }) => {
    await page.goto(TUTORIAL);
    await press(page, 'Check my code');
    await expect(result(page)).toContainText('Not yet', SLOW);
    await expect(result(page)).toContainText("'Market Square: 3'");
    await expect(result(page)).toContainText('and gave []');
    await code(page).fill('export class App {');
    await press(page, 'Check my code');
    await expect(result(page)).toContainText('app.ts, line 1', SLOW);
    await code(page).fill(
      `import { Component } from '@angular/core';
@Component({ selector: 'app-root', template: '@for (text of texts; track text) {<p>{{ text }}</p>}' })
export class App {
  texts = ['Market Square: 3', 'Harbour: 1', 'Museum: 5'];
}`,
    );
    await press(page, 'Check my code');
    await expect(result(page)).toContainText(
      'Done. The next step is “Let a stream write”.',
      SLOW,
    );
    await expect(step(page, /^Step 1: .* \(done\)$/)).toBeVisible();
    await expect(preview(page).getByText('Harbour: 1')).toBeVisible(SLOW);
  });

  test('gives hints one by one, then the solution, and the own code back', async ({
    page,
  }) => {
    await page.goto(TUTORIAL);
    await expect(code(page)).toHaveValue(/App \{\}/);
    await press(page, 'Hint');
    await expect(
      section(page).getByText('What changes: app.ts, lines 7 and 9.'),
    ).toBeVisible();
    await press(page, 'Hint');
    await expect(section(page).getByText('Replace line 7')).toBeVisible();
    await press(page, 'Hint');
    await expect(
      section(page).getByText('That was the last hint.'),
    ).toBeVisible();
    const solution = section(page).getByRole('button', {
      name: 'Show the solution',
    });
    await expect(solution).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(code(page)).toHaveValue(/rxState<\{ stations/);
    await press(page, 'Check my code');
    await expect(result(page)).toContainText('Done.', SLOW);
    await press(page, 'Back to my code');
    await expect(code(page)).toHaveValue(/App \{\}/);
  });

  test('remembers on this device what was done and written', async ({
    page,
  }) => {
    await page.goto(TUTORIAL);
    await press(page, 'Next step');
    await expect(section(page).locator('h3')).toBeFocused();
    await expect(code(page)).toHaveValue(/signal\('stations'\)/);
    await code(page).fill('// mine');
    await expect(status(page)).not.toHaveText('Running …');
    await expect
      .poll(() =>
        page.evaluate(() =>
          localStorage.getItem('tutorial:/docs/tutorials/first-state'),
        ),
      )
      .toContain('// mine');
    await page.reload();
    await expect(section(page).locator('h3')).toContainText('Step 2 of 7');
    await expect(code(page)).toHaveValue('// mine');
    await page.getByRole('button', { name: 'Reset' }).click();
    await expect(code(page)).toHaveValue(/signal\('stations'\)/);
  });

  for (const [name, kept] of [
    ['nothing that it knows', '{"step":99,"done":"x","code":{"0":7}}'],
    ['no data', '{{{'],
  ] as const) {
    test(`begins anew where the device remembers ${name}`, async ({
      page,
      complaints,
    }) => {
      await page.addInitScript((text) => {
        // Frames without an origin have no storage.
        if (window.origin === 'null') return;
        localStorage.setItem('tutorial:/docs/tutorials/first-state', text);
      }, kept);
      await page.goto(TUTORIAL);
      await expect(section(page).locator('h3')).toContainText('Step 1 of 7');
      await expect(code(page)).toHaveValue(/App \{\}/);
      expect(complaints).toEqual([]);
    });
  }

  test('works where nothing can be remembered', async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      }),
    );
    await page.goto(TUTORIAL);
    await press(page, 'Next step');
    await expect(section(page).locator('h3')).toContainText('Step 2 of 7');
    await press(page, 'Show the solution');
    await press(page, 'Check my code');
    await expect(result(page)).toContainText('Done.', SLOW);
  });
});

test('axe finds nothing in the playground at work, wide and narrow', async ({
  page,
}) => {
  await page.goto(TUTORIAL);
  await press(page, 'Check my code');
  await expect(result(page)).toContainText('Not yet', SLOW);
  await press(page, 'Hint');
  await press(page, 'Hint');
  for (const width of [1350, 390]) {
    await page.setViewportSize({ width, height: 900 });
    for (const name of ['Preview', 'Values', 'Console', 'Lint']) {
      await page.getByRole('tab', { name }).click();
      await expect(page.getByRole('tabpanel', { name })).toBeVisible();
      const found = await findInBothModes(page);
      expect(found, `${name}, ${width} px`).toEqual([]);
    }
  }
});
