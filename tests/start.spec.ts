import { expect, test } from './support/test';

const SCREENS = [
  { width: 1350, height: 800 },
  { width: 390, height: 844 },
];

test('START-1 the first button of the home page leads to the start page', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/docs\/start$/);
});

for (const viewport of SCREENS) {
  test(`START-1 install command and a whole component end within two screens of ${viewport.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto('/docs/start');
    const install = page
      .locator('pre', { hasText: 'npm install @rx-angular/state' })
      .first();
    const component = page.locator('pre', { hasText: 'export class App' });
    await expect(component).toContainText('@Component');
    for (const block of [install, component]) {
      const box = await block.boundingBox();
      expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThan(
        2 * viewport.height,
      );
    }
  });
}

test('a removed line of a difference is shown and not copied', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/docs/tutorials/first-state');
  const block = page
    .locator('figure.code', { has: page.locator('.diff.remove') })
    .first();
  await expect(block.locator('.diff.remove').first()).toContainText(
    "import { Component } from '@angular/core';",
  );
  await block.getByRole('button', { name: 'Copy code to clipboard' }).click();
  await expect(block.getByRole('button', { name: 'Copied' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  const lines = copied.split('\n').map((line) => line.trimEnd());
  expect(lines.slice(0, 3)).toEqual([
    "import { Component, inject } from '@angular/core';",
    "import { rxState } from '@rx-angular/state';",
    "import { applyTrip, BikeFeed, STATIONS, type Station } from './bike-feed';",
  ]);
});
