import { expect, test } from './support/test';

test('a drawing has a name and a description, whichever of its two is shown', async ({
  page,
}) => {
  for (const width of [390, 1350]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/docs/state');
    const drawing = page.getByRole('img', { name: /^Data flow of one state/ });
    await expect(drawing).toHaveCount(1);
    await expect(drawing).toHaveAccessibleName(
      /Events in the template go back/,
    );
    await expect(
      page.getByRole('figure', { name: /^Data flow of one state/ }),
    ).toBeVisible();
  }
});
