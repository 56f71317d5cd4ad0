import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { finishExport, type FinishOptions } from './finish-export';

const LONG = 'RxState '.repeat(200);
const page = (body: string): string =>
  `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"/></head><body><div data-page="">${body}</div></body></html>`;

const FONT = '_next/static/media/face-s.p.3f9t8.woff2';
const FRAME =
  '<!doctype html><meta http-equiv="Content-Security-Policy" content="default-src \'none\'"><script src="/x.js"></script>';

async function makeExport(
  overrides: Partial<FinishOptions> = {},
): Promise<FinishOptions> {
  const root = await mkdtemp(join(tmpdir(), 'finish-export-'));
  const dir = join(root, 'out');
  for (const [name, content] of Object.entries({
    'index.html': page(
      '<a title="a > &quot; onmouseover=&quot;b">Moon&#x27;s &quot;pull&quot; &amp; =&gt; &lt;b></a>',
    ),
    '404.html': page('Page Not Found'),
    '_not-found.html': page('Page Not Found'),
    '_not-found/__next._tree.txt': 'x',
    'docs/state.html': page(`<link href="/${FONT}"/>${LONG}`),
    'docs/state.txt': LONG,
    'robots.txt': 'x',
    '_next/static/chunks/framework.js': LONG,
    '_next/static/chunks/styles.css': LONG,
    'docs/state/__next._tree.txt': 'x',
    'docs/state/actions.html': page('Actions'),
    'docs/state/actions/__next.docs.txt': 'x',
    'logo.png': LONG,
    [FONT]: LONG,
  })) {
    await mkdir(dirname(join(dir, name)), { recursive: true });
    await writeFile(join(dir, name), content);
  }
  return {
    dir,
    base: '',
    toUrl: (path) => `https://example.com${path}`,
    locales: [],
    analytics: false,
    isOffline: true,
    notOffline: [],
    licences: { packages: ['react'], underOwnLicence: [], others: [] },
    scripts: [],
    program: {
      shared: 'site-2.js',
      entry: 'site-1.js',
      files: [
        { name: 'site-1.js', content: Buffer.from('run();'.repeat(200)) },
      ],
    },
    frames: [{ file: 'play/frame.html', html: FRAME }],
    redirects: [{ from: '/docs/old', to: '/docs/state#intro' }],
    publishedUrls: ['/docs/state', '/docs/old'],
    cacheDir: join(root, 'cache'),
    ...overrides,
  };
}

describe('finishExport', () => {
  let options: FinishOptions;
  const at = (name: string): string => join(options.dir, name);

  beforeAll(async () => {
    options = await makeExport();
    await finishExport(options);
  });
  afterAll(() => rm(dirname(options.dir), { recursive: true }));

  test('removes what nobody asks for, with the folders that it leaves empty', () => {
    for (const name of [
      '_not-found.html',
      '_not-found',
      'docs/state/__next._tree.txt',
      'docs/state/actions',
      'docs/state.txt',
      '_next/static/chunks/framework.js',
    ]) {
      expect(existsSync(at(name)), name).toBe(false);
    }
    expect(existsSync(at('robots.txt'))).toBe(true);
    expect(existsSync(at('_next/static/chunks/styles.css'))).toBe(true);
  });

  test('gives the pages the program of the site, and none to those that only lead on', async () => {
    const address = '/_next/static/chunks/site-1.js';
    const program = `<script type="module" src="${address}" data-shared="/_next/static/chunks/site-2.js"></script></head>`;
    expect(await readFile(at('index.html'), 'utf8')).toContain(program);
    expect(await readFile(at('docs/old.html'), 'utf8')).not.toContain(address);
    for (const name of ['404.html', 'docs/state.html']) {
      const preloads = (await readFile(at(name), 'utf8')).split(`/${FONT}`);
      expect(preloads).toHaveLength(2);
    }
    expect(existsSync(at(address))).toBe(true);
    expect(existsSync(at(`${address}.br`))).toBe(true);
  });

  test('escapes in a text only what a text cannot hold', async () => {
    expect(await readFile(at('index.html'), 'utf8')).toContain(
      '<a title="a > &quot; onmouseover=&quot;b">Moon\'s "pull" &amp; => &lt;b></a>',
    );
  });

  test('writes a page for every address that moved', async () => {
    const html = await readFile(at('docs/old.html'), 'utf8');
    expect(html).toContain('url=/docs/state#intro');
    expect(html).toContain('href="https://example.com/docs/state"/>');
  });

  test('gives every page its policy', async () => {
    for (const name of ['index.html', '404.html', 'docs/old.html']) {
      expect(await readFile(at(name), 'utf8'), name).toContain(
        'http-equiv="Content-Security-Policy"',
      );
    }
  });

  test('lays a section page into its folder too, and no other page', async () => {
    expect(await readFile(at('docs/state/index.html'), 'utf8')).toBe(
      await readFile(at('docs/state.html'), 'utf8'),
    );
    expect(existsSync(at('docs/state/actions/index.html'))).toBe(false);
  });

  test('compresses long text and leaves short text and images alone', async () => {
    const html = await readFile(at('docs/state.html'));
    expect(
      brotliDecompressSync(await readFile(at('docs/state.html.br'))),
    ).toEqual(html);
    expect(gunzipSync(await readFile(at('docs/state.html.gz')))).toEqual(html);
    expect(existsSync(at('logo.png.br'))).toBe(false);
    expect(existsSync(at('docs/state/actions.html.br'))).toBe(false);
  });

  test('says what hosts need to know', async () => {
    expect(await readFile(at('_redirects'), 'utf8')).toBe(
      '/docs/old /docs/state#intro 301\n',
    );
    expect(existsSync(at('.nojekyll'))).toBe(true);
    expect(JSON.parse(await readFile(at('vercel.json'), 'utf8'))).toMatchObject(
      {
        cleanUrls: true,
        trailingSlash: false,
      },
    );
  });
});

test('carries the base path into redirects', async () => {
  const options = await makeExport({
    base: '/sub',
    redirects: [
      { from: '/docs/old', to: '/docs/state' },
      { from: '/docs/home', to: '/' },
    ],
  });
  await finishExport(options);
  const read = (name: string): Promise<string> =>
    readFile(join(options.dir, name), 'utf8');
  expect(await read('docs/old.html')).toContain('url=/sub/docs/state"');
  expect(await read('docs/home.html')).toContain('url=/sub"');
  expect(await read('_redirects')).toBe(
    '/sub/docs/old /sub/docs/state 301\n/sub/docs/home /sub 301\n',
  );
  await rm(dirname(options.dir), { recursive: true });
});

test('stops when a published address would die', async () => {
  const options = await makeExport({ publishedUrls: ['/docs/gone'] });
  await expect(finishExport(options)).rejects.toThrow(
    '/docs/gone was published and has no page any more',
  );
  await rm(dirname(options.dir), { recursive: true });
});

test('names the file that breaks the policy', async () => {
  const options = await makeExport();
  await writeFile(
    join(options.dir, 'index.html'),
    page('<p style="color:red">x</p>'),
  );
  await expect(finishExport(options)).rejects.toThrow(
    'out/index.html has an inline style',
  );
  await rm(dirname(options.dir), { recursive: true });
});
