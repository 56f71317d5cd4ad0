import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { XMLParser } from 'fast-xml-parser';
import {
  assertExport,
  listFiles,
  startServer,
  xmlMistake,
} from '@/lib/export/host';
import type { RunningServer } from '@/lib/export/host';
import { parsePublishedUrls, readRedirects } from '@/lib/base/source';
import { ask } from '@/tests/support/ask';
import {
  findNginx,
  runNginx,
  type RunningNginx,
} from '@/tests/support/run-nginx';

const OUT_DIR = join(process.cwd(), 'out');

const publishedUrls = parsePublishedUrls(
  readFileSync('content/published-urls.txt', 'utf8'),
);
const redirects = readRedirects('content');

test.describe('a host without rules', () => {
  let server: RunningServer;
  const at = (path: string): string => new URL(path, server.url).href;

  test.beforeAll(async () => {
    await assertExport(OUT_DIR);
    server = await startServer({ dir: OUT_DIR, mode: 'plain' });
  });
  test.afterAll(() => server.close());

  // contract: PATH-1, PATH-6
  test('answers every address that was ever published @daily', async () => {
    for (const path of publishedUrls) {
      const { status } = await ask(server.port, path);
      expect(status, path).toBe(200);
    }
  });

  test('leads a reader from an old address to the page, with query and hash @daily', async ({
    page,
  }) => {
    await page.goto(at('/docs/state/setup?q=1#install'));
    await page.waitForURL('**/docs/state/getting-started?q=1#install');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('leads a reader without JavaScript there as well', async ({
    browser,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(at('/docs/state/setup'));
    await page.waitForURL('**/docs/state/getting-started');
    await context.close();
  });

  for (const form of ['.html', '/', '/index.html']) {
    test(`shows /docs/state${form} under its clean address`, async ({
      page,
    }) => {
      const complaints: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') complaints.push(message.text());
      });
      await page.goto(at(`/docs/state${form}?q=1#no-such-place`));
      await expect(page).toHaveURL(at('/docs/state?q=1#no-such-place'));
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
        'href',
        /\/docs\/state$/,
      );
      expect(complaints).toEqual([]);
    });
  }

  // contract: PATH-2, PATH-5
  test('loads the right page once where the host answers with the 404 file', async ({
    page,
  }) => {
    await page.goto(at('/docs/state/actions/'));
    await expect(page).toHaveURL(at('/docs/state/actions'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Actions');
  });
});

test('a page that exists in no form is asked for twice and no more', async ({
  page,
}) => {
  const server = await startServer({ dir: OUT_DIR, mode: 'plain' });
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) requests.push(request.url());
  });
  await page.goto(new URL('/docs/nowhere/', server.url).href);
  await page.waitForURL('**/docs/nowhere');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Page Not Found',
  );
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Page Not Found',
  );
  expect(requests.map((url) => new URL(url).pathname)).toEqual([
    '/docs/nowhere/',
    '/docs/nowhere',
    '/docs/nowhere',
  ]);
  await server.close();
});

test.describe('nginx with the generated configuration', () => {
  test.skip(!findNginx(), 'SKIPPED: there is no nginx on this machine');
  let nginx: RunningNginx;

  test.beforeAll(async () => {
    nginx = await runNginx(OUT_DIR, join(OUT_DIR, 'nginx.conf'));
  });
  test.afterAll(() => nginx.close());

  test('redirects every address that moved, in one step, to a page', async () => {
    for (const { from, to } of redirects) {
      const moved = await ask(nginx.port, from);
      expect([moved.status, moved.headers['location']], from).toEqual([
        301,
        to,
      ]);
      const target = await ask(nginx.port, to.replace(/#.*/, ''));
      expect(target.status, to).toBe(200);
    }
  });

  test('answers every other published address itself', async () => {
    const moved = new Set(redirects.map(({ from }) => from));
    for (const path of publishedUrls.filter((path) => !moved.has(path))) {
      expect((await ask(nginx.port, path)).status, path).toBe(200);
    }
  });

  test('sends a browser from every address of the lint plugin to the rule', async () => {
    const addresses = publishedUrls.filter((path) => path.endsWith('.md'));
    expect(addresses.length).toBeGreaterThan(10);
    for (const path of addresses) {
      const { status, headers } = await ask(nginx.port, path, {
        Accept: 'text/html',
      });
      expect(status, path).toBe(302);
      const page = await ask(nginx.port, String(headers['location']));
      expect(page.status, path).toBe(200);
    }
  });

  test('sends every page compressed', async () => {
    const sitemap = readFileSync(join(OUT_DIR, 'sitemap.xml'), 'utf8');
    for (const [, url = ''] of sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)) {
      const { headers } = await ask(nginx.port, new URL(url).pathname, {
        'Accept-Encoding': 'gzip',
      });
      expect(headers['content-encoding'], url).toBe('gzip');
    }
  });
});

test.describe('the export', () => {
  test('has a sitemap whose pages and social images all exist @daily', () => {
    const xml = readFileSync(join(OUT_DIR, 'sitemap.xml'), 'utf8');
    expect(xmlMistake(xml)).toBeUndefined();
    const { urlset } = new XMLParser().parse(xml) as {
      urlset: { url: { loc: string; lastmod?: string }[] };
    };
    expect(urlset.url.length).toBeGreaterThan(100);
    for (const { loc, lastmod } of urlset.url) {
      const { pathname } = new URL(loc);
      const name = pathname === '/' ? '/index' : pathname;
      expect(existsSync(join(OUT_DIR, `${name}.html`)), loc).toBe(true);
      const image = pathname === '/' ? '/home' : pathname;
      expect(existsSync(join(OUT_DIR, 'og', `${image}.png`)), loc).toBe(true);
      if (lastmod) expect(lastmod).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    }
  });

  test('has a Markdown twin for every page that links to one', async () => {
    const pages = listFiles(OUT_DIR).filter((file) => file.endsWith('.html'));
    const linked = pages.flatMap((file) => {
      const html = readFileSync(join(OUT_DIR, file), 'utf8');
      const link = /<link rel="alternate" type="text\/markdown" href="([^"]+)"/;
      return link.exec(html)?.[1] ?? [];
    });
    expect(linked.length).toBeGreaterThan(100);
    for (const url of linked) {
      const twin = readFileSync(join(OUT_DIR, new URL(url).pathname), 'utf8');
      expect(twin, url).toMatch(/^\[.+\]\(https:\/\/.+\), one of the pages/);
    }
  });

  test('has nothing of the framework that nobody asks for, and no lab page', async () => {
    const files = listFiles(OUT_DIR);
    expect(
      files.filter((file) => /__next|^_not-found|^lab\//.test(file)),
    ).toEqual([]);
  });

  test('has valid structured data in every page @daily', async () => {
    const pages = listFiles(OUT_DIR).filter((file) => file.endsWith('.html'));
    const types = new Set<string>();
    for (const file of pages) {
      const html = readFileSync(join(OUT_DIR, file), 'utf8');
      for (const [, json = ''] of html.matchAll(
        /<script type="application\/ld\+json">([^<]*)<\/script>/g,
      )) {
        const data = JSON.parse(json) as Record<string, unknown>;
        expect(data['@context'], file).toBe('https://schema.org');
        types.add(String(data['@type']));
      }
    }
    expect([...types].sort()).toEqual([
      'BlogPosting',
      'BreadcrumbList',
      'TechArticle',
      'WebSite',
    ]);
  });
});
