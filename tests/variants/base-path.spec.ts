import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ask } from '@/tests/support/ask';
import { findNginx, runNginx } from '@/tests/support/run-nginx';
import { expect, test } from '../support/variants';
import { VARIANTS_BASE as base, VARIANTS_OUT } from '../support/variants-tree';

test.describe('a site under a base path', () => {
  // contract: PATH-4
  test('is read, searched and navigated there', async ({
    page,
    at,
    complaints,
  }) => {
    const documents: string[] = [];
    page.on('request', (request) => {
      const { origin, pathname } = new URL(request.url());
      if (request.isNavigationRequest()) documents.push(request.url());
      else if (
        origin === new URL(at('/')).origin &&
        // The home page has the base path itself as its address.
        !`${pathname}/`.startsWith(`${base}/`)
      ) {
        complaints.push(`asked for ${pathname}`);
      }
    });
    await page.goto(at('/docs/boat/sails'));
    await page.getByRole('link', { name: 'Rudder' }).first().click();
    await expect(page).toHaveURL(at('/docs/boat/rudder'));
    await page.getByRole('banner').getByRole('link').first().click();
    await expect(page).toHaveURL(new RegExp(`${base}/?$`));
    await page.getByRole('combobox', { name: 'Search' }).fill('keel');
    await expect(page.getByRole('option').first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`${base}/docs/boat/keel`));
    expect(documents).toHaveLength(1);
    expect(complaints).toEqual([]);
  });

  // contract: GA-1
  test('reports each page once to the configured analytics, and nothing else', async ({
    page,
    at,
    complaints,
  }) => {
    await page.goto(at('/docs/boat/sails'));
    await page.getByRole('link', { name: 'Rudder' }).first().click();
    await expect(page).toHaveURL(at('/docs/boat/rudder'));
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
      .toEqual([`${base}/docs/boat/sails`, `${base}/docs/boat/rudder`]);
    expect(complaints).toEqual([]);
  });

  test('is served by nginx with its own configuration', async () => {
    test.skip(!findNginx(), 'SKIPPED: there is no nginx on this machine');
    const root = mkdtempSync(join(tmpdir(), 'base-path-'));
    cpSync(VARIANTS_OUT, join(root, base), { recursive: true });
    const nginx = await runNginx(root, join(root, base, 'nginx.conf'));
    for (const path of [base, `${base}/docs/boat`, `${base}/blog/rss.xml`]) {
      expect((await ask(nginx.port, path)).status, path).toBe(200);
    }
    const from = '/docs/old-boat';
    const moved = await ask(nginx.port, base + from);
    const location = String(moved.headers['location']);
    expect(location, from).toMatch(new RegExp(`^${base}(/|$)`));
    const target = await ask(nginx.port, location.replace(/#.*/, ''));
    expect(target.status, from).toBe(200);
    await nginx.close();
    rmSync(root, { recursive: true });
  });
});
