import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { ask } from '@/tests/support/ask';
import { attack } from '@/tests/support/attack';
import {
  findNginx,
  hasBrotliModule,
  runNginx,
  type RunningNginx,
} from '@/tests/support/run-nginx';
import { renderNginxConfig } from './nginx-config';

const PAGE = '<!doctype html><title>State</title>';
const FILES = {
  'index.html': '<!doctype html><title>Home</title>',
  '404.html': '<!doctype html><title>Page Not Found</title>',
  'docs/state.html': PAGE,
  'docs/state.html.br': brotliCompressSync(PAGE),
  'docs/state.html.gz': gzipSync(PAGE),
  'docs/state.txt': '0:{}',
  'docs/state.md': '# State',
  'docs/state/index.html': PAGE,
  'docs/old.html': 'moved',
  'play.html': PAGE,
  'play/frame.html': PAGE,
  'de/play/frame.html': PAGE,
  'blog/rss.xml': '<rss/>',
  'manifest.webmanifest': '{}',
  'vercel.json': '{}',
  '_next/static/chunks/abc.js': 'self',
  'demos/demo-ABC.js': 'self',
  'de/_next/static/chunks/abc.js': 'self',
  'de/blog/rss.xml': '<rss/>',
  'de/404.html': '<!doctype html><title>Seite nicht gefunden</title>',
};

const redirects = [
  { from: '/docs/old', to: '/docs/state#intro' },
  { from: '/docs/start', to: '/' },
];

for (const base of ['', '/sub']) {
  test.describe(`nginx with the base path "${base}"`, () => {
    test.skip(!findNginx(), 'SKIPPED: there is no nginx on this machine');
    let nginx: RunningNginx;
    let root: string;
    const get = (path: string, headers: Record<string, string> = {}) =>
      ask(nginx.port, base + path, headers);

    test.beforeAll(async () => {
      root = await mkdtemp(join(tmpdir(), 'nginx-root-'));
      const snippet = renderNginxConfig({ base, redirects, prefixes: ['/de'] });
      for (const [name, content] of Object.entries({
        ...FILES,
        'nginx.conf': snippet,
      })) {
        const file = join(root, base, name);
        await mkdir(dirname(file), { recursive: true });
        await writeFile(file, content);
      }
      nginx = await runNginx(root, join(root, base, 'nginx.conf'));
    });

    test.afterAll(async () => {
      await nginx.close();
      await rm(root, { recursive: true });
    });

    test('answers clean URLs with their pages', async () => {
      const home = await ask(nginx.port, base || '/');
      expect([home.status, home.body.toString()]).toEqual([
        200,
        FILES['index.html'],
      ]);
      const page = await get('/docs/state?q=1');
      expect([page.status, page.body.toString()]).toEqual([200, PAGE]);
    });

    test('redirects the other forms of a URL and keeps the query', async () => {
      for (const form of ['.html', '/', '/index.html']) {
        const { status, headers } = await get(`/docs/state${form}?q=1`);
        expect([status, headers['location']], form).toEqual([
          301,
          `${base}/docs/state?q=1`,
        ]);
      }
      const { headers } = await get('/index.html?q=1');
      expect(headers['location']).toBe(`${base || '/'}?q=1`);
    });

    test('sends the files of another language as those of the default one', async () => {
      const script = await get('/de/_next/static/chunks/abc.js');
      expect(script.headers['cache-control']).toContain('immutable');
      const feed = await get('/de/blog/rss.xml');
      expect(feed.headers['content-type']).toContain('application/rss+xml');
      const other = await get('/fr/_next/static/chunks/abc.js');
      expect(other.status).toBe(404);
    });

    for (const accept of ['text/html', 'text/markdown']) {
      test(`says nothing of its own to hostile addresses that accept ${accept}`, async () => {
        expect(await attack(nginx.port, base, { Accept: accept })).toEqual([]);
      });
    }

    test('redirects addresses that moved, with query and hash', async () => {
      const { status, headers } = await get('/docs/old?q=1');
      expect([status, headers['location']]).toEqual([
        301,
        `${base}/docs/state?q=1#intro`,
      ]);
      expect((await get('/docs/start')).headers['location']).toBe(base || '/');
    });

    test('answers unknown paths and host files with the not-found page', async () => {
      for (const path of [
        '/docs/nope',
        '/nginx.conf',
        '/vercel.json',
        '/404',
        '/de/404',
      ]) {
        const { status, body, headers } = await get(path);
        expect([status, body.toString()], path).toEqual([
          404,
          FILES['404.html'],
        ]);
        expect(headers['x-content-type-options'], path).toBe('nosniff');
      }
    });

    test('sends every kind of file under its own type', async () => {
      for (const [path, type] of [
        ['/docs/state', 'text/html; charset=utf-8'],
        ['/docs/state.txt', 'text/plain; charset=utf-8'],
        ['/docs/state.md', 'text/markdown; charset=utf-8'],
        ['/blog/rss.xml', 'application/rss+xml; charset=utf-8'],
        ['/manifest.webmanifest', 'application/manifest+json; charset=utf-8'],
        ['/_next/static/chunks/abc.js', 'text/javascript; charset=utf-8'],
      ] as const) {
        expect((await get(path)).headers['content-type'], path).toBe(type);
      }
    });

    test('sends precompressed files to browsers that accept them', async () => {
      const gzip = await get('/docs/state', { 'Accept-Encoding': 'gzip' });
      expect(gzip.headers['content-encoding']).toBe('gzip');
      expect(gzip.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(gzip.headers['vary']).toContain('Accept-Encoding');
      expect(
        (await get('/docs/state')).headers['content-encoding'],
      ).toBeUndefined();
    });

    test('sends brotli where nginx has the module', async () => {
      test.skip(!hasBrotliModule(), 'SKIPPED: this nginx has no brotli module');
      const brotli = await get('/docs/state', {
        'Accept-Encoding': 'gzip, br',
      });
      expect(brotli.headers['content-encoding']).toBe('br');
      expect(brotli.headers['content-type']).toBe('text/html; charset=utf-8');
    });

    test('lets hashed files be kept for a year and revalidates the rest', async () => {
      for (const path of [
        '/_next/static/chunks/abc.js',
        '/demos/demo-ABC.js',
      ]) {
        const asset = await get(path);
        expect(asset.headers['cache-control'], path).toBe(
          'public, max-age=31536000, immutable',
        );
      }
      const missing = await get('/_next/static/chunks/gone.js');
      expect([missing.status, missing.headers['cache-control']]).toEqual([
        404,
        undefined,
      ]);

      const page = await get('/docs/state');
      expect(page.headers['cache-control']).toBe(
        'public, max-age=0, must-revalidate',
      );
      const again = await get('/docs/state', {
        'If-None-Match': String(page.headers['etag']),
      });
      expect(again.status).toBe(304);
    });

    test('sends the security headers once with everything', async () => {
      for (const path of [
        '/docs/state',
        '/docs/nope',
        '/blog/rss.xml',
        '/_next/static/chunks/abc.js',
      ]) {
        const { headers } = await get(path);
        expect(headers['content-security-policy'], path).toBe(
          "frame-ancestors 'none'",
        );
      }
    });

    test('lets pages of the site show the frame, and nothing else', async () => {
      for (const path of ['/play/frame', '/de/play/frame']) {
        const { status, headers } = await get(path);
        expect([status, headers['content-security-policy']], path).toEqual([
          200,
          "frame-ancestors 'self'; sandbox allow-scripts",
        ]);
        expect(headers['x-content-type-options'], path).toBe('nosniff');
      }
      for (const path of ['/play', '/play/frames', '/docs/play/frame']) {
        const { headers } = await get(path);
        expect(headers['content-security-policy'], path).toBe(
          "frame-ancestors 'none'",
        );
      }
    });

    test('sends a program that asks for Markdown the twin of the page', async () => {
      const twin = await get('/docs/state', { Accept: 'text/markdown' });
      expect([twin.status, twin.body.toString()]).toEqual([200, '# State']);
      expect(twin.headers['vary']).toContain('Accept');
      const without = await ask(nginx.port, base || '/', {
        Accept: 'text/markdown',
      });
      expect(without.body.toString()).toContain('Home');
    });

    test('sends a browser from the Markdown of a page to the page', async () => {
      const browser = await get('/docs/state.md', {
        Accept: 'text/html,*/*;q=0.8',
      });
      expect([browser.status, browser.headers['location']]).toEqual([
        302,
        `${base}/docs/state`,
      ]);
      const program = await get('/docs/state.md', { Accept: '*/*' });
      expect([program.status, program.body.toString()]).toEqual([
        200,
        '# State',
      ]);
    });
  });
}
