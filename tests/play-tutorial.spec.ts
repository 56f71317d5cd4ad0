import {
  SLOW,
  choose,
  expectCode,
  preview,
  status,
  write,
} from './support/playground';
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
    ).toBeVisible(SLOW);
    await expect(section(page).locator('h3')).toHaveText(
      'Step 1 of 7: Put a state on the screen',
    );
    await expectCode(page, /export class App \{\}/);
    await expect(step(page, /^Step 1: /)).toHaveAttribute(
      'aria-current',
      'step',
    );
    expect(complaints).toEqual([]);
  });

  test('checks what the reader has written, and says what is missing @daily', async ({
    page,
  }) => {
    await page.goto(TUTORIAL);
    await press(page, 'Check my code');
    await expect(result(page)).toContainText('Not yet', SLOW);
    await expect(result(page)).toContainText(
      'Every station should be listed with the number of its bikes: “Market Square: 3”. It shows nothing yet.',
    );
    await expect(result(page)).toContainText('Likely cause: The template');
    await write(page, 'export class App {');
    await press(page, 'Check my code');
    await expect(result(page)).toContainText('app.ts, line 1', SLOW);
    await write(
      page,
      `import { Component } from '@angular/core';
@Component({ selector: 'app-root', template: '@for (text of texts; track text) {<li>{{ text }}</li>}' })
export class App {
  texts = ['Market square – 3', 'Harbour: 1', 'Museum: 5'];
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

  test('gives hints one by one, then the solution, and the own code back @daily', async ({
    page,
  }) => {
    await page.goto(TUTORIAL);
    await expectCode(page, /App \{\}/);
    await press(page, 'Hint');
    await expect(
      section(page).getByText('A state is an object with keys.'),
    ).toBeVisible();
    await press(page, 'Hint');
    await expect(
      section(page).getByText('What changes: app.ts, lines 7 and 9.'),
    ).toBeVisible();
    await press(page, 'Hint');
    await expect(section(page).getByText('Replace line 7')).toBeVisible();
    await expect(
      section(page).getByRole('button', { name: 'Hint' }),
    ).toBeDisabled();
    const solution = section(page).getByRole('button', {
      name: 'Show the solution',
    });
    await expect(solution).toBeFocused();
    await page.keyboard.press('Enter');
    await expectCode(page, /rxState<\{ stations/);
    await press(page, 'Check my code');
    await expect(result(page)).toContainText('Done.', SLOW);
    await press(page, 'Back to my code');
    await expectCode(page, /App \{\}/);
  });

  test('remembers on this device what was done and written', async ({
    page,
  }) => {
    await page.goto(TUTORIAL);
    await press(page, 'Next step');
    await expect(section(page).locator('h3')).toBeFocused();
    await expectCode(page, /signal\('stations'\)/);
    await write(page, '// mine');
    await expect(status(page)).not.toHaveText('Running …');
    await expect
      .poll(() =>
        page.evaluate(() =>
          localStorage.getItem('tutorial:/docs/tutorials/first-state'),
        ),
      )
      .toContain('// mine');
    await page.reload();
    await expect(section(page).locator('h3')).toContainText(
      'Step 2 of 7',
      SLOW,
    );
    await expectCode(page, '// mine');
    await choose(page, 'Reset');
    await expectCode(page, /signal\('stations'\)/);
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
      await expect(section(page).locator('h3')).toContainText(
        'Step 1 of 7',
        SLOW,
      );
      await expectCode(page, /App \{\}/);
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
    await expect(section(page).locator('h3')).toContainText(
      'Step 2 of 7',
      SLOW,
    );
    await press(page, 'Show the solution');
    await press(page, 'Check my code');
    await expect(result(page)).toContainText('Done.', SLOW);
  });
});

test('a check that goes on can be stopped, and a slow program is not', async ({
  page,
}) => {
  await page.goto('/play?tutorial=/docs/tutorials/large-live-list');
  await press(page, 'Show the solution');
  await expect(preview(page).getByText('5000 bikes')).toBeVisible(SLOW);
  await press(page, 'Check my code');
  await press(page, 'Stop the check');
  await expect(result(page)).toContainText('The check was stopped.');
  await expect(preview(page).getByText('5000 bikes')).toBeVisible(SLOW);
  await press(page, 'Check my code');
  await expect(result(page)).toContainText('Done.', SLOW);
});

test('the end says what was learned, and where to go on', async ({ page }) => {
  await page.addInitScript(() => {
    if (window.origin === 'null') return;
    localStorage.setItem(
      'tutorial:/docs/tutorials/first-state',
      '{"step":6,"done":[0,1,2,3,4,5],"code":{}}',
    );
  });
  await page.goto(TUTORIAL);
  await press(page, 'Show the solution');
  await press(page, 'Check my code');
  await expect(result(page)).toContainText(
    'Done. You have finished the tutorial.',
    SLOW,
  );
  await expect(
    section(page).getByRole('heading', { name: 'You have finished' }),
  ).toBeVisible();
  await expect(
    section(page).getByRole('listitem').filter({ hasText: 'rxEffects' }),
  ).toBeVisible();
  await expect(
    section(page).getByRole('link', { name: 'Loading, error, empty' }),
  ).toBeVisible();
});

test('task, code and result fit one window, and a phone shows one with the check in reach', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(TUTORIAL);
  const check = section(page).getByRole('button', { name: 'Check my code' });
  const source = page.getByRole('region', { name: 'Code', exact: true });
  const outcome = page.getByRole('region', { name: 'Result', exact: true });
  for (const part of [check, source, outcome]) {
    await expect(part).toBeInViewport({ ratio: 1 });
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(source).toBeHidden();
  await expect(outcome).toBeHidden();
  for (const [name, part] of [
    ['Code', source],
    ['Result', outcome],
  ] as const) {
    await section(page).getByRole('button', { name, exact: true }).click();
    await expect(part).toBeInViewport({ ratio: 1 });
    await expect(check).toBeInViewport({ ratio: 1 });
    await expect(section(page).locator('h3')).toBeHidden();
  }
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
    const turn = section(page).getByRole('button', { name: 'Result' });
    if (await turn.isVisible()) await turn.click();
    for (const name of ['Preview', 'Values', 'Console', 'Lint']) {
      await page.getByRole('tab', { name }).click();
      await expect(page.getByRole('tabpanel', { name })).toBeVisible();
      const found = await findInBothModes(page);
      expect(found, `${name}, ${width} px`).toEqual([]);
    }
  }
});
