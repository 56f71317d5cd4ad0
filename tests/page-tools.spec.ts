import { waitForLife } from './support/browse';
import { expect, test } from './support/test';

const PAGE = '/docs/state/actions';

test('one button copies the page, and the other ways wait behind it @daily', async ({
  page,
}) => {
  await page.goto(PAGE);
  await waitForLife(page);
  await expect(page.getByRole('button', { name: 'Copy page' })).toBeVisible();
  const markdown = page.getByRole('link', { name: 'View as Markdown' });
  await expect(markdown).toBeHidden();
  const more = page.locator('summary', { hasText: 'More ways to copy' });
  await more.click();
  await expect(markdown).toHaveAttribute('href', `${PAGE}.md`);
  await page.keyboard.press('Escape');
  await expect(markdown).toBeHidden();
});

test('"Report a problem" opens an issue that holds page and version', async ({
  page,
}) => {
  await page.goto(PAGE);
  const link = page.getByRole('link', { name: 'Report a problem' });
  const href = (await link.getAttribute('href')) ?? '';
  expect(new URL(href).searchParams.get('body')).toMatch(
    /^Page: https:\/\/\S+\/docs\/state\/actions\nVersion: @rx-angular\/state \d+\.\d+\.\d+\n/,
  );
});

test('next and previous say what their pages are about', async ({ page }) => {
  await page.goto('/docs/choose');
  const next = page
    .getByRole('navigation', { name: 'Docs pages' })
    .getByRole('link', { name: /^Next/ });
  const href = (await next.getAttribute('href')) ?? '';
  const words = await next.locator('small').innerText();
  const link = await next.innerText();
  await page.goto(href);
  expect(link).toContain(
    await page.getByRole('heading', { level: 1 }).innerText(),
  );
  await expect(page.locator('meta[name="description"]')).toHaveAttribute(
    'content',
    words,
  );
});
