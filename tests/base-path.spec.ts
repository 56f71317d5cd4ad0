import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { parseRedirects } from '@/lib/source';
import { startServer } from '@/lib/static-host';
import { ask } from '@/tests/support/ask';
import { findNginx, runNginx } from '@/tests/support/run-nginx';

/** Both are set by scripts/check/check-base-path.ts, which makes the export. */
const dir = process.env['BASE_PATH_EXPORT'] ?? '';
const base = process.env['BASE_PATH'] ?? '';

test.describe('a site under a base path', () => {
  test.skip(!dir, 'needs an export with a base path: npm run check:base-path');

  // contract: PATH-4
  test('is read, searched and navigated there', async ({ page }) => {
    const server = await startServer({ dir, base });
    const complaints: string[] = [];
    const documents: string[] = [];
    await page.route('https://www.googletagmanager.com/**', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: '' }),
    );
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) {
        complaints.push(message.text());
      }
    });
    page.on('request', (request) => {
      const { origin, pathname } = new URL(request.url());
      if (request.isNavigationRequest()) documents.push(request.url());
      else if (
        origin === new URL(server.url).origin &&
        // The home page has the base path itself as its address.
        !`${pathname}/`.startsWith(`${base}/`)
      ) {
        complaints.push(`asked for ${pathname}`);
      }
    });
    await page.goto(`${server.url}/docs/state/actions`);
    await page.getByRole('link', { name: 'Template' }).first().click();
    await expect(page).toHaveURL(`${server.url}/docs/template`);
    await page.getByRole('banner').getByRole('link').first().click();
    await expect(page).toHaveURL(new RegExp(`${base}/?$`));
    await page.getByRole('combobox', { name: 'Search' }).fill('coalescing');
    await expect(page.getByRole('option').first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`${base}/docs/.*coalesc`));
    expect(documents).toHaveLength(1);
    expect(complaints).toEqual([]);
    await server.close();
  });

  // contract: GA-1
  test('reports each page once to the configured analytics, and nothing else', async ({
    page,
  }) => {
    const server = await startServer({ dir, base });
    const violations: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') violations.push(message.text());
    });
    await page.route('https://www.googletagmanager.com/**', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: '' }),
    );
    await page.goto(`${server.url}/docs/state/actions`);
    await page.getByRole('link', { name: 'Template' }).first().click();
    await expect(page).toHaveURL(`${server.url}/docs/template`);
    await page.goto(`${page.url()}#install`);
    const views = (): Promise<unknown[]> =>
      page.evaluate(() =>
        (window.dataLayer ?? [])
          .map((entry) => Array.from(entry as ArrayLike<unknown>))
          .filter(([, name]) => name === 'page_view')
          .map(([, , data]) => (data as { page_path: string }).page_path),
      );
    await expect
      .poll(views)
      .toEqual([`${base}/docs/state/actions`, `${base}/docs/template`]);
    expect(violations).toEqual([]);
    await server.close();
  });

  test('is served by nginx with its own configuration', async () => {
    test.skip(!findNginx(), 'SKIPPED: there is no nginx on this machine');
    const root = mkdtempSync(join(tmpdir(), 'base-path-'));
    cpSync(dir, join(root, base), { recursive: true });
    const nginx = await runNginx(root, join(root, base, 'nginx.conf'));
    for (const path of [base, `${base}/docs/state`, `${base}/blog/rss.xml`]) {
      expect((await ask(nginx.port, path)).status, path).toBe(200);
    }
    const redirects = parseRedirects(
      JSON.parse(readFileSync('content/redirects.json', 'utf8')),
    );
    for (const { from } of redirects) {
      const moved = await ask(nginx.port, base + from);
      const location = String(moved.headers['location']);
      expect(location, from).toMatch(new RegExp(`^${base}(/|$)`));
      const target = await ask(nginx.port, location.replace(/#.*/, ''));
      expect(target.status, from).toBe(200);
    }
    await nginx.close();
    rmSync(root, { recursive: true });
  });
});
