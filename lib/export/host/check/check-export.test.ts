import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { checkExport } from './check-export';

const SITE = 'https://boats.example';
const DESCRIPTION = 'What a keel is good for, and how deep it may be in water.';

type PageOptions = { body?: string; head?: string; description?: string };

function page(route: string, options: PageOptions = {}): string {
  const {
    body = '',
    head = '',
    description = `${DESCRIPTION} ${route}`,
  } = options;
  return `<!doctype html><html><head><title>T</title><meta name="description" content="${description}"><link rel="canonical" href="${SITE}${route === '/' ? '' : route}">${head}</head><body><h1>T</h1>${body}</body></html>`;
}

const sitemap = (...routes: string[]) =>
  `<?xml version="1.0"?><urlset>${routes.map((route) => `<url><loc>${SITE}${route}</loc></url>`).join('')}</urlset>`;

/** What the crawl says of an export that is right besides the files given. */
async function say(files: Record<string, string> = {}): Promise<string[]> {
  const dir = mkdtempSync(path.join(tmpdir(), 'export-'));
  const whole: Record<string, string> = {
    'index.html': page('/', { body: '<a href="/keel#deep">Keel</a>' }),
    'keel.html': page('/keel', { body: '<h2 id="deep">Deep</h2>' }),
    '404.html': page('/404'),
    'sitemap.xml': sitemap('/', '/keel'),
    ...files,
  };
  for (const [name, text] of Object.entries(whole)) {
    const file = path.join(dir, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  const { problems } = await checkExport({ dir, siteUrl: SITE, base: '' });
  rmSync(dir, { recursive: true });
  return problems.map(({ file, message }) => `${file} ${message}`);
}

const home = (body: string, head = '') => ({
  'index.html': page('/', { body, head }),
});

test('an export without mistakes is silent', async () => {
  expect(await say()).toEqual([]);
});

const MISTAKES: [string, Record<string, string>, RegExp][] = [
  [
    'a dead link',
    home('<a href="/kel">a</a>'),
    /links to \/kel, which does not exist\. Did you mean \/keel/,
  ],
  [
    'a dead anchor',
    home('<a href="/keel#dep">a</a>'),
    /keel\.html has no id "dep"\. Did you mean #deep/,
  ],
  [
    'a dead anchor of its own page',
    home('<a href="#x">a</a>'),
    /index\.html has no id "x"/,
  ],
  [
    'a link with an ending',
    home('<a href="/keel.html">a</a>'),
    /the clean path is \/keel/,
  ],
  ['a missing script', home('<script src="/a.js"></script>'), /loads \/a\.js/],
  [
    'a missing image',
    home('<img src="/a.png" srcset="/b.png 2x">'),
    /loads \/b\.png/,
  ],
  [
    'a missing twin',
    home('', '<link rel="alternate" type="text/markdown" href="/index.md">'),
    /loads \/index\.md/,
  ],
  [
    'a missing social image',
    home('', `<meta property="og:image" content="${SITE}/og.png">`),
    /loads .*og\.png/,
  ],
  [
    'an id twice',
    home('<p id="a"></p><p id="a"></p>'),
    /has the id "a" 2 times/,
  ],
  ['two h1', home('<h1>b</h1>'), /has 2 h1 elements/],
  [
    'a short description',
    { 'index.html': page('/', { description: 'x'.repeat(49) }) },
    /49 characters/,
  ],
  [
    'a long description',
    { 'index.html': page('/', { description: 'x'.repeat(161) }) },
    /161 characters/,
  ],
  [
    'a page that the sitemap leaves out',
    { 'sitemap.xml': sitemap('/') },
    /keel\.html is in no sitemap/,
  ],
  [
    'a sitemap with a dead address',
    { 'sitemap.xml': sitemap('/', '/keel', '/gone') },
    /sitemap\.xml links to .*\/gone/,
  ],
  [
    'a page for tests',
    { 'test/all.html': page('/test/all') },
    /must not be exported/,
  ],
  [
    'a feed with a dead address',
    {
      'blog/rss.xml': `<rss><channel><link>${SITE}/gone</link></channel></rss>`,
    },
    /rss\.xml links to .*\/gone/,
  ],
  [
    'a feed that only a lenient parser reads',
    { 'blog/rss.xml': '<rss><title>A\u0007 mast</title></rss>' },
    /rss\.xml is not well-formed: 1:\d+: disallowed character/,
  ],
  [
    'a link that runs code',
    home('<a href="javascript:alert(1)">a</a>'),
    /links to javascript:alert\(1\), and nothing may lead to javascript:/,
  ],
  [
    'a link that runs code, in capitals',
    home('<a href="JavaScript:alert(1)">a</a>'),
    /nothing may lead to JavaScript:/,
  ],
  [
    'a link with half of an escape',
    home('<a href="/a%E0%A4%A">a</a>'),
    /links to \/a%E0%A4%A, which is no address/,
  ],
  [
    'a link to no host',
    home('<a href="https://">a</a>'),
    /links to https:\/\/, which is no address/,
  ],
  [
    'a link that is a document',
    home('<a href="data:text/html,a">a</a>'),
    /nothing may lead to data:/,
  ],
  [
    'a link to a file of one machine',
    home('<a href="file:///etc/hosts">a</a>'),
    /nothing may lead to file:/,
  ],
  [
    'a feed that is no XML',
    { 'blog/rss.xml': '<rss><channel></rss>' },
    /not well-formed/,
  ],
  [
    'a twin with a dead link',
    { 'keel.md': `See [a](${SITE}/gone).` },
    /keel\.md links to .*\/gone/,
  ],
  [
    'a stylesheet with a missing font',
    { 'a.css': '@font-face{src:url(/f.woff2)}' },
    /a\.css loads \/f\.woff2/,
  ],
  [
    'two pages of one description',
    {
      'keel.html': page('/keel', {
        description: `${DESCRIPTION} /`,
        body: '<h2 id="deep">a</h2>',
      }),
    },
    /same description as index\.html/,
  ],
];

test('a page that leaves the listing to another may say the same', async () => {
  const copy = page('/', { body: '<h2 id="deep">a</h2>' });
  expect(await say({ 'de/index.html': copy })).toEqual([]);
});

for (const [name, files, message] of MISTAKES) {
  test(`the crawl finds ${name}`, async () => {
    expect((await say(files)).join('\n')).toMatch(message);
  });
}

test('descriptions of 50 and of 160 characters are right', async () => {
  const files = {
    'index.html': page('/', { description: 'x'.repeat(50) }),
    'keel.html': page('/keel', { description: 'x'.repeat(160) }),
  };
  expect(await say(files)).toEqual([]);
});

test('links in code of a Markdown twin are not followed', async () => {
  const twin = '```md\n[a](/gone)\n```\n\n`[b](/gone)`\n';
  expect(await say({ 'keel.md': twin })).toEqual([]);
});

test('the not-found page leads to itself, and to no anchor that it lacks', async () => {
  const files = (hash: string) => ({
    '404.html': page('/404', {
      body: `<main id="main"></main><a href="#${hash}">Skip</a>`,
    }),
  });
  expect(await say(files('main'))).toEqual([]);
  expect(await say(files('man'))).toEqual([
    expect.stringContaining('404.html has no id "man"'),
  ]);
});
