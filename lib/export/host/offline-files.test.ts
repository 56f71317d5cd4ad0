import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { contentTypeOf } from '@/lib/base/url';
import { cacheControlOf, REVALIDATE_CACHE_CONTROL } from './headers';
import { renderHostFiles } from './host-files';
import { writeOfflineFiles } from './offline-files';

const notOffline = [/^og\//, /\/all\.html$/, /feed\.json$/, /\bplay-/];

const page = (text: string) =>
  `<html lang="en" data-build="b1"><body><div data-page="">${text}</div></body></html>`;

const FILES: Record<string, string> = {
  'index.html': page('Home'),
  'index.html.br': 'br',
  'docs/state.html': page('State'),
  'docs/state.md': 'State',
  'docs/state/all.html': page('All of it'),
  'docs/old.html': '<html><meta http-equiv="refresh"></html>',
  '404.html': page('Not found'),
  'search-files.json': '{"index":"/search-index.json?_=1a"}',
  'search-index.json': '[]',
  'hovers/docs/state.json': '{}',
  'demos/clock.js': 'export {}',
  '_next/static/chunks/site-1.js':
    'import("./site-2.js");import("./site-4.js")',
  '_next/static/chunks/site-2.js':
    'import"./site-1.js";find("[data-play-editor]");import("./site-3.js")',
  '_next/static/chunks/site-3.js': 'format();import("./site-5.js")',
  // The editor shares a file with search, which readers have without a connection.
  '_next/static/chunks/site-5.js': 'import"./site-6.js";formatTemplates()',
  '_next/static/chunks/site-4.js':
    'import"./site-1.js";import"./site-6.js";search()',
  '_next/static/chunks/site-6.js': 'colour()',
  '_next/static/chunks/play-angular-1.js': 'run()',
  'play-samples/docs/state.json': '{}',
  'og/state.png': 'png',
  'blog/feed.json': '{}',
  _headers: '',
};

async function write(
  changes: Record<string, string> = {},
  isOffline = true,
): Promise<{ worker: string; list: string | undefined }> {
  const dir = await mkdtemp(join(tmpdir(), 'offline-files-'));
  for (const [name, text] of Object.entries({ ...FILES, ...changes })) {
    await mkdir(dirname(join(dir, name)), { recursive: true });
    await writeFile(join(dir, name), text);
  }
  await writeOfflineFiles({
    dir,
    base: '/sub',
    isOffline,
    program: { entry: 'site-1.js' },
    notOffline,
  });
  const worker = await readFile(join(dir, 'sw.js'), 'utf8');
  const list = await readFile(join(dir, 'offline.json'), 'utf8').catch(
    () => undefined,
  );
  await rm(dir, { recursive: true });
  return { worker, list };
}

const listSchema = z.object({
  version: z.string().regex(/^[0-9a-f]{16}$/),
  bytes: z.number(),
  pages: z.number(),
  files: z.array(z.string()),
});
const read = (list: string | undefined) =>
  listSchema.parse(JSON.parse(list ?? ''));

test('all that readers need is listed as pages ask for it, and nothing else', async () => {
  const { list } = await write();
  const { files, pages, bytes } = read(list);
  expect(files).toEqual([
    '/_next/static/chunks/site-1.js',
    '/_next/static/chunks/site-4.js',
    '/_next/static/chunks/site-6.js',
    '/demos/clock.js',
    '/docs/state',
    '/hovers/docs/state.json',
    '/',
    '/search-files.json',
    '/search-index.json?_=1a',
  ]);
  expect(pages).toBe(2);
  const plain = Object.entries(FILES).filter(([name]) =>
    /^(?:_next.*site-[146]|demos|docs\/state\.html|hovers|search)/.test(name),
  );
  // The home page counts as it is sent.
  expect(bytes).toBe(plain.reduce((sum, [, { length }]) => sum + length, 2));
});

test('files of search are listed as pages ask for them, of one version and of several', async () => {
  const { list } = await write({
    'search-files.json':
      '{"":{"index":"/search-index.json?_=2b"},"20":{"index":"/search-index-20.json?_=3c"}}',
    'search-index-20.json': '[]',
  });
  expect(read(list).files).toEqual(
    expect.arrayContaining([
      '/search-index.json?_=2b',
      '/search-index-20.json?_=3c',
    ]),
  );
});

test('a list has another name when a file has changed, and the same when none has', async () => {
  const { version } = read((await write()).list);
  expect(read((await write()).list).version).toBe(version);
  const changed = await write({ 'docs/state.html': page('State, rewritten') });
  expect(read(changed.list).version).not.toBe(version);
});

test('the worker knows base path and build, and weighs 2 kB at most', async () => {
  const { worker } = await write();
  expect(worker).toContain('"/sub"');
  expect(worker).toContain('"b1"');
  expect(brotliCompressSync(worker).length).toBeLessThanOrEqual(2000);
});

test('switched off, the site lists nothing and its worker only removes', async () => {
  const { worker, list } = await write({}, false);
  expect(list).toBeUndefined();
  expect(worker).toContain('unregister');
  expect(worker).not.toContain('respondWith');
});

test('every host asks again for the worker and sends it as a script', () => {
  expect(cacheControlOf('/sw.js')).toBe(REVALIDATE_CACHE_CONTROL);
  expect(contentTypeOf('/sw.js')).toContain('text/javascript');
  const { _headers, ...files } = renderHostFiles({ base: '', redirects: [] });
  // Netlify and Cloudflare ask again by themselves, unless a rule says otherwise.
  expect(_headers).toMatch(/^\/_next\/static\/\*\n {2}Cache-Control/m);
  expect(_headers).toMatch(/^\/demos\/\*\n {2}Cache-Control/m);
  expect(_headers.match(/Cache-Control/g)).toHaveLength(2);
  expect(files['vercel.json']).toContain(REVALIDATE_CACHE_CONTROL);
  expect(files['nginx.conf']).toContain(
    `set $cache_control "${REVALIDATE_CACHE_CONTROL}"`,
  );
});
