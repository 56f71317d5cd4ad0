import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { startServer, type RunningServer } from '@/lib/host/static-server';

/** Everything that a browser complains about while a page is open. */
function collectComplaints(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') {
      complaints.push(`${page.url()}: ${message.text()}`);
    }
  });
  page.on('pageerror', (error) => {
    complaints.push(`${page.url()}: ${error.message}`);
  });
  return complaints;
}

function listPaths(): string[] {
  const sitemap = readFileSync('out/sitemap.xml', 'utf8');
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, url = '']) => new URL(url).pathname,
  );
}

test.describe('content security policy', () => {
  let server: RunningServer;
  const at = (path: string): string => new URL(path, server.url).href;

  test.beforeAll(async () => {
    server = await startServer({ dir: 'out' });
  });
  test.afterAll(() => server.close());

  test('no page breaks its own policy or logs anything else', async ({
    page,
  }) => {
    test.setTimeout(180_000);
    const complaints = collectComplaints(page);
    const paths = listPaths();
    expect(paths.length).toBeGreaterThan(100);
    for (const path of paths) {
      await page.goto(at(path));
      await expect(page.locator('h1')).toHaveCount(1);
    }
    expect(complaints).toEqual([]);
  });

  test('a page comes to life from the content that it shares with its data', async ({
    page,
  }) => {
    const complaints = collectComplaints(page);
    await page.goto(at('/docs/state/actions'));
    const content = page.locator('[data-page]');
    const before = await content.innerHTML();
    await content.evaluate((element) => {
      element.firstElementChild?.setAttribute('data-kept', '');
    });

    await page.getByRole('link', { name: 'Template' }).first().click();
    await expect(page).toHaveURL(/\/docs\/template$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/docs\/state\/actions$/);
    await expect(page.locator('h1')).toHaveText('Actions');
    const textOf = (html: string): string => html.replace(/<[^>]+>/g, '');
    expect(textOf(await content.innerHTML())).toBe(textOf(before));
    expect(complaints).toEqual([]);
  });

  test('a script that the page does not know is not run', async ({ page }) => {
    await page.goto(at('/docs/state'));
    const ran = await page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'window.injected = true';
      document.body.append(script);
      return 'injected' in window;
    });
    expect(ran).toBe(false);
  });
});
