import {
  readdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { ask as askPort, type Answer } from '@/tests/support/ask';
import { attack } from '@/tests/support/attack';
import { startServer, type RunningServer } from './static-server';

const PAGE = '<!doctype html><title>State</title>';
const DIGITS = '0123456789';

let dir: string;
let server: RunningServer;

test.beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'static-server-'));
  await writeFiles(dir, {
    'index.html': '<!doctype html><title>Home</title>',
    '404.html': '<!doctype html><title>Page Not Found</title>',
    'docs/state.html': PAGE,
    'docs/state.html.br': brotliCompressSync(PAGE),
    'docs/state.html.gz': gzipSync(PAGE),
    'docs/state.txt': '0:{}',
    'docs/state.md': '# State',
    'docs/state/index.html': PAGE,
    'blog/rss.xml': '<rss/>',
    'robots.txt': DIGITS,
    'big.txt': Buffer.alloc(32 * 1024 * 1024, 'x'),
    'manifest.webmanifest': '{}',
    '_next/static/chunks/abc.js': 'self',
    'demos/demo-ABC.js': 'self',
  });
  server = await startServer({ dir });
});

test.afterAll(async () => {
  await server.close();
  await rm(dir, { recursive: true });
});

/** Each of them once ended a server of files or made it say something wrong. */
const HOSTILE_HEADERS = {
  Accept: 'text/markdown',
  'Accept-Encoding': 'br;q=x;q=, ,;,gzip;;',
  Range: 'bytes=10-5',
  'If-None-Match': '"",W/,\\"',
  'If-Modified-Since': 'never',
};

function isLinkTo(fd: string, file: string): boolean {
  try {
    return readlinkSync(`/proc/self/fd/${fd}`) === file;
  } catch {
    return false;
  }
}

async function writeFiles(
  root: string,
  files: Record<string, string | Buffer>,
): Promise<void> {
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(root, name)), { recursive: true });
    await writeFile(join(root, name), content);
  }
}

function ask(
  path: string,
  headers: Record<string, string> = {},
  { method = 'GET', port = server.port } = {},
): Promise<Answer> {
  return askPort(port, path, headers, method);
}

test('answers a clean URL with the page', async () => {
  const { status, headers, body } = await ask('/docs/state?q=1');
  expect(status).toBe(200);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(body.toString()).toBe(PAGE);
});

test('redirects the other forms of a URL and keeps the query', async () => {
  for (const path of [
    '/docs/state.html',
    '/docs/state/',
    '/docs/state/index.html',
  ]) {
    const { status, headers } = await ask(`${path}?q=1`);
    expect([status, headers['location']]).toEqual([301, '/docs/state?q=1']);
  }
});

test('answers an unknown path with the not-found page and status 404', async () => {
  const { status, headers, body } = await ask('/docs/nope');
  expect(status).toBe(404);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(body.toString()).toContain('Page Not Found');
});

test('never leaves its folder', async () => {
  for (const path of [
    '/../package.json',
    '/%2e%2e/package.json',
    '/%E0%A4%A',
  ]) {
    expect((await ask(path)).status).toBe(404);
  }
});

test('sends text, Markdown, feeds and the manifest under their own types', async () => {
  for (const [path, type] of [
    ['/docs/state.txt', 'text/plain; charset=utf-8'],
    ['/docs/state.md', 'text/markdown; charset=utf-8'],
    ['/blog/rss.xml', 'application/rss+xml; charset=utf-8'],
    ['/manifest.webmanifest', 'application/manifest+json; charset=utf-8'],
    ['/_next/static/chunks/abc.js', 'text/javascript; charset=utf-8'],
  ] as const) {
    expect((await ask(path)).headers['content-type'], path).toBe(type);
  }
});

test('sends the best precompressed file that the browser accepts', async () => {
  const brotli = await ask('/docs/state', { 'Accept-Encoding': 'gzip, br' });
  expect(brotli.headers['content-encoding']).toBe('br');
  expect(brotli.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(brotli.headers['vary']).toBe('Accept-Encoding, Accept');
  expect(brotli.body).toEqual(brotliCompressSync(PAGE));

  const gzip = await ask('/docs/state', { 'Accept-Encoding': 'gzip' });
  expect(gzip.headers['content-encoding']).toBe('gzip');

  const identity = await ask('/docs/state');
  expect(identity.headers['content-encoding']).toBeUndefined();
});

test('sends a program that asks for Markdown the twin of the page', async () => {
  const twin = await ask('/docs/state', { Accept: 'text/markdown' });
  expect(twin.headers['content-type']).toBe('text/markdown; charset=utf-8');
  expect(twin.body.toString()).toBe('# State');
  const page = await ask('/', { Accept: 'text/markdown' });
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
});

test('lets hashed files be kept for a year and revalidates the rest', async () => {
  for (const path of ['/_next/static/chunks/abc.js', '/demos/demo-ABC.js']) {
    const asset = await ask(path);
    expect(asset.headers['cache-control'], path).toBe(
      'public, max-age=31536000, immutable',
    );
  }

  const page = await ask('/docs/state');
  expect(page.headers['cache-control']).toBe(
    'public, max-age=0, must-revalidate',
  );
  const again = await ask('/docs/state', {
    'If-None-Match': String(page.headers['etag']),
  });
  expect(again.status).toBe(304);
});

test('sends the headers that a page cannot carry itself', async () => {
  for (const path of [
    '/docs/state',
    '/docs/nope',
    '/_next/static/chunks/abc.js',
  ]) {
    const { headers } = await ask(path);
    expect(headers['x-content-type-options'], path).toBe('nosniff');
    expect(headers['content-security-policy'], path).toBe(
      "frame-ancestors 'none'",
    );
  }
});

test('answers a part of a file, and a wrong range with the whole file or a refusal', async () => {
  for (const [range, status, body] of [
    ['bytes=0-0', 206, '0'],
    ['bytes=2-4', 206, '234'],
    ['bytes=-3', 206, '789'],
    ['bytes=7-', 206, '789'],
    ['bytes=0-99999999999999999999', 206, DIGITS],
    ['bytes=10-', 416, ''],
    ['bytes=10-5', 416, ''],
    ['bytes=x', 416, ''],
    ['bytes=0-0,2-2', 200, DIGITS],
    ['lines=1-2', 200, DIGITS],
  ] as const) {
    const part = await ask('/robots.txt', { Range: range });
    expect([part.status, part.body.toString()], range).toEqual([status, body]);
  }
});

test('says in an answer without a body what the body would have said', async () => {
  const { headers } = await ask('/docs/state');
  const etag = String(headers['etag']);
  for (const known of [etag, `"other", ${etag}`, '*']) {
    const again = await ask('/docs/state', { 'If-None-Match': known });
    expect(again.status, known).toBe(304);
    for (const name of ['etag', 'cache-control', 'vary']) {
      expect(again.headers[name], `${name} after ${known}`).toBe(headers[name]);
    }
  }
  const other = await ask('/docs/state', { 'If-None-Match': '"other"' });
  expect(other.status).toBe(200);
});

test('answers 404 to the address of the not-found page', async () => {
  expect((await ask('/404')).status).toBe(404);
});

for (const base of ['', '/sub']) {
  test(`outlives hostile addresses with the base path "${base}" and obeys none`, async () => {
    const site = await startServer({ dir, base });
    const { port } = site;
    for (const headers of [{ Accept: 'text/html' }, HOSTILE_HEADERS]) {
      expect(await attack(port, base, headers)).toEqual([]);
    }
    expect((await ask(`${base}/docs/state`, {}, { port })).status).toBe(200);
    await site.close();
  });
}

test('closes the file when a reader goes away', async () => {
  test.skip(process.platform !== 'linux', 'SKIPPED: /proc is on Linux only');
  const big = join(dir, 'big.txt');
  for (let count = 0; count < 30; count++) {
    await new Promise<void>((done) => {
      const request = get({ port: server.port, path: '/big.txt' }, () => {
        request.destroy();
      });
      request.on('close', done);
      request.on('error', () => undefined);
    });
  }
  const openFiles = (): number =>
    readdirSync('/proc/self/fd').filter((fd) => isLinkTo(fd, big)).length;
  await expect.poll(openFiles).toBe(0);
});

test('goes on while a new build takes the place of the one it serves', async () => {
  const replaced = await mkdtemp(join(tmpdir(), 'static-server-new-'));
  const page = join(replaced, 'page.html');
  const away = `${page}.old`;
  await writeFiles(replaced, { 'index.html': 'Home', 'page.html': PAGE });
  const site = await startServer({ dir: replaced });
  const asked = Array.from({ length: 200 }, () =>
    ask('/page', {}, { port: site.port }),
  );
  // Between any two steps of an answer.
  let isAway = false;
  const swap = setInterval(() => {
    if (isAway) renameSync(away, page);
    else renameSync(page, away);
    isAway = !isAway;
  }, 0);
  const answers = await Promise.all(asked);
  clearInterval(swap);
  for (const { status } of answers) expect([200, 404]).toContain(status);
  rmSync(isAway ? away : page);
  writeFileSync(page, 'new');
  const { body } = await ask('/page', {}, { port: site.port });
  expect(body.toString()).toBe('new');
  await site.close();
  await rm(replaced, { recursive: true });
});

test('answers HEAD without a body and refuses to write', async () => {
  const head = await ask('/docs/state', {}, { method: 'HEAD' });
  expect([head.status, head.body.length]).toEqual([200, 0]);
  expect((await ask('/docs/state', {}, { method: 'POST' })).status).toBe(405);
});

test('listens on the port that it is given, or says that it is taken', async () => {
  const { port } = server;
  await expect(startServer({ dir, port })).rejects.toThrow('EADDRINUSE');
});

test('serves a site under a base path and nothing beside it', async () => {
  const sub = await startServer({ dir, base: 'sub/' });
  try {
    const { port } = sub;
    expect(sub.url).toBe(`http://localhost:${port}/sub`);
    expect((await ask('/sub', {}, { port })).body.toString()).toContain('Home');
    expect((await ask('/sub/docs/state', {}, { port })).body.toString()).toBe(
      PAGE,
    );
    expect((await ask('/docs/state', {}, { port })).status).toBe(404);
    expect((await ask('/subdocs/state', {}, { port })).status).toBe(404);
    const { status, headers } = await ask('/sub/docs/state.html', {}, { port });
    expect([status, headers['location']]).toEqual([301, '/sub/docs/state']);
  } finally {
    await sub.close();
  }
});

test('serves files as they are in plain mode', async () => {
  const plain = await startServer({ dir, mode: 'plain' });
  try {
    const { port } = plain;
    expect((await ask('/docs/state.html', {}, { port })).status).toBe(200);
    expect((await ask('/docs/state/', {}, { port })).status).toBe(200);
    expect((await ask('/docs/state/actions/', {}, { port })).status).toBe(404);
  } finally {
    await plain.close();
  }
});

test('refuses a folder without an export and says what to run', async () => {
  await expect(startServer({ dir: join(dir, 'docs') })).rejects.toThrow(
    /holds no export.*npm run build/,
  );
});
