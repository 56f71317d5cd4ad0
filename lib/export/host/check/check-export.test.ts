import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
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
  return `<!doctype html><html lang="en"><head><title>T</title><meta name="description" content="${description}"><link rel="canonical" href="${SITE}${route === '/' ? '' : route}">${head}</head><body><main><h1>T</h1>${body}</main></body></html>`;
}

const sitemap = (...routes: string[]) =>
  `<?xml version="1.0"?><urlset>${routes.map((route) => `<url><loc>${SITE}${route}</loc></url>`).join('')}</urlset>`;

/** What the check says of an export that is right besides the files given. */
async function say(
  files: Record<string, string> = {},
  { base = '' } = {},
): Promise<string[]> {
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
  const { problems } = await checkExport({
    dir,
    siteUrl: SITE,
    base,
  });
  rmSync(dir, { recursive: true });
  return problems.map(({ file, message }) => `${file} ${message}`);
}

const home = (body: string, head = '') => ({
  'index.html': page('/', { body, head }),
});

test('an export without mistakes is silent', async () => {
  expect(await say()).toEqual([]);
});

test('what stands in a template is no part of the page', async () => {
  const twice =
    '<template><main><h1 id="here">T</h1></main></template><p id="here">T</p>';
  expect(await say(home(`<a href="/keel#deep">Keel</a>${twice}`))).toEqual([]);
});

const MISTAKES: [string, Record<string, string>, RegExp][] = [
  [
    'a dead link',
    home('<a href="/kel">a</a>'),
    /index\.html leads to \/kel, which is not part of the export\. Did you mean "\/keel/,
  ],
  [
    'a dead anchor',
    home('<a href="/keel#dep">a</a>'),
    /keel\.html has no id "dep"\. Did you mean "deep/,
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
  [
    'a missing script',
    home('<script src="/a.js"></script>'),
    /index\.html leads to \/a\.js,/,
  ],
  [
    'a missing image',
    home('<img src="/a.png" srcset="/b.png 2x">'),
    /index\.html leads to \/b\.png,/,
  ],
  [
    'a missing twin',
    home('', '<link rel="alternate" type="text/markdown" href="/index.md">'),
    /leads to \/index\.md,/,
  ],
  [
    'a missing social image',
    home('', `<meta property="og:image" content="${SITE}/og.png">`),
    /leads to \/og\.png,/,
  ],
  ['an id twice', home('<p id="a"></p><p id="a"></p>'), /no-dup-id/],
  [
    'a title of spaces',
    { 'index.html': page('/').replace('<title>T', '<title> ') },
    /empty-title/,
  ],
  [
    'a page without a title',
    { 'index.html': page('/').replace('<title>T</title>', '') },
    /element-required-content/,
  ],
  ['two h1', home('<h1>b</h1>'), /has 2 h1 elements/],
  ['two main', home('<main></main>'), /has 2 main elements/],
  ['an id of a number', home('<p id="3-a"></p>'), /id "3-a", which no style/],
  ['an id of a hyphen', home('<p id="-a"></p>'), /id "-a", which no style/],
  ['a button without a name', home('<button></button>'), /text-content/],
  [
    'a button whose name is hidden',
    home('<button><span aria-hidden="true">x</span></button>'),
    /text-content/,
  ],
  ['a block in a line', home('<p><div></div></p>'), /close-order|permitted/],
  [
    'controls of one name',
    home('<form><input name="a"><input name="a"></form>'),
    /form-dup-name/,
  ],
  ['an attribute twice', home('<p class="a" class="b"></p>'), /no-dup-attr/],
  ['a link in a link', home('<a href="/"><a href="/">a</a></a>'), /permitted/],
  ['a list of paragraphs', home('<ul><p>a</p></ul>'), /permitted/],
  [
    'a label of nothing',
    home('<p aria-labelledby="gone" role="note"></p>'),
    /no-missing-references/,
  ],
  ['an unknown kind of input', home('<input type="x">'), /attribute-allowed/],
  ['a raw sign of a tag', home('<p>a < b</p>'), /no-raw-characters/],
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
    /sitemap\.xml leads to \/gone/,
  ],
  [
    'a feed of another form with a dead address',
    { 'blog/feed.json': `{"items": [{"url": "${SITE}/gone"}]}` },
    /feed\.json leads to \/gone/,
  ],
  [
    'a manifest with a missing icon',
    { 'manifest.webmanifest': '{"icons": [{"src": "/icon.png"}]}' },
    /manifest\.webmanifest leads to \/icon\.png/,
  ],
  [
    'a redirect to nowhere',
    {
      'kiel.html':
        '<title>T</title><meta http-equiv="refresh" content="0; url=/gone">',
    },
    /kiel\.html leads to \/gone/,
  ],
  [
    'an anchor of a page that was read before',
    { 'mast.html': page('/mast', { body: '<a href="/keel#dep">a</a>' }) },
    /mast\.html leads to \/keel#dep, but keel\.html has no id/,
  ],
  [
    'a second page with the same dead link',
    {
      ...home('<a href="/gone">a</a>'),
      'mast.html': page('/mast', { body: '<a href="/gone">a</a>' }),
    },
    /mast\.html leads to \/gone/,
  ],
  [
    'a feed with a dead address',
    {
      'blog/rss.xml': `<rss><channel><link>${SITE}/gone</link></channel></rss>`,
    },
    /rss\.xml leads to \/gone/,
  ],
  [
    'a feed that only a lenient parser reads',
    { 'blog/rss.xml': '<rss><title>A\u0007 mast</title></rss>' },
    /rss\.xml is not well-formed: 1:\d+: disallowed character/,
  ],
  [
    'a link that runs code',
    home('<a href="javascript:alert(1)">a</a>'),
    /leads to javascript:alert\(1\), and nothing may lead to javascript:/,
  ],
  [
    'a link that runs code, in capitals',
    home('<a href="JavaScript:alert(1)">a</a>'),
    /leads to JavaScript:alert\(1\), and nothing may/,
  ],
  [
    'a link with half of an escape',
    home('<a href="/a%E0%A4%A">a</a>'),
    /leads to \/a%E0%A4%A, which is not part/,
  ],
  [
    'a link to no host',
    home('<a href="https://">a</a>'),
    /leads to https:\/\/, which is not part/,
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
    /keel\.md leads to \/gone/,
  ],
  [
    'a stylesheet with a missing font',
    { 'a.css': '@font-face{src:url(/f.woff2)}' },
    /a\.css leads to \/f\.woff2/,
  ],
];

for (const [name, files, message] of MISTAKES) {
  test(`the check finds ${name}`, async () => {
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
      body: `<p id="main"></p><a href="#${hash}">Skip</a>`,
    }),
  });
  expect(await say(files('main'))).toEqual([]);
  expect(await say(files('man'))).toEqual([
    expect.stringContaining('404.html has no id "man"'),
  ]);
});

const DEEP = {
  'parts/keel.html': page('/parts/keel', {
    body: '<h2 id="tiefe-überall"></h2><p id="a%b"></p>',
  }),
  'parts/ü b.png': '',
  'größe.html': page('/größe'),
  'kiel.html':
    '<title>T</title><meta http-equiv="refresh" content="0; url=/sub/größe">',
};

/** What is said of one link of a page two levels deep, on a site below `/sub`. */
async function sayOfLink(href: string): Promise<string[]> {
  const said = await say(
    {
      ...DEEP,
      'index.html': page('/'),
      'parts/sail.html': page('/sub/parts/sail', {
        body: `<a href="${href}">a</a>`,
      }),
    },
    { base: '/sub' },
  );
  return said.filter((text) => text.startsWith('parts/sail.html leads'));
}

for (const [name, href] of [
  ['the base path itself', '/sub'],
  ['a page by its whole address', `${SITE}/sub/parts/keel`],
  ['a page beside it', 'keel'],
  ['a page above it', '../größe'],
  ['a page whose letters are escaped', '/sub/gr%C3%B6%C3%9Fe'],
  ['a query', '/sub/parts/keel?deep'],
  ['an anchor with a sign', 'keel#a%25b'],
  ['an anchor as it is written', '/sub/parts/keel#tiefe-überall'],
  ['an anchor as it is escaped', '/sub/parts/keel#tiefe-%C3%BCberall'],
  ['an anchor of a page that leads on', '/sub/kiel#deep'],
  ['a file with a space in its name', '%C3%BC%20b.png?2'],
  ['a mailbox', 'mailto:crew@boats.example'],
] as const) {
  test(`a link may lead to ${name}`, async () => {
    expect(await sayOfLink(href)).toEqual([]);
  });
}

for (const [name, href, message] of [
  ['out of the base path', '/parts/keel', 'Did you mean "/sub/parts/keel'],
  ['to a folder whose name begins alike', '/submarine', 'is not part of'],
  ['above the site', '../../..', 'is not part of'],
  ['with a slash', 'keel/', 'the clean path is /sub/parts/keel.'],
  ['with a folder too many', '/sub/parts/parts/keel', 'is not part of'],
  ['to an anchor of another letter', 'keel#tiefe-uberall', 'tiefe-überall"?'],
] as const) {
  test(`a link ${name} is found`, async () => {
    expect(await sayOfLink(href)).toEqual([expect.stringContaining(message)]);
  });
}

test('other sites are never asked', async () => {
  let asked = 0;
  const other = createServer((_, response) => {
    asked += 1;
    response.writeHead(404).end();
  }).listen(0, '127.0.0.1');
  await new Promise((done) => other.once('listening', done));
  const { port } = other.address() as AddressInfo;
  const address = `http://127.0.0.1:${port}`;
  const body = `<a href="${address}/gone">a</a><img src="${address}/gone.png">`;
  expect(await say(home(body))).toEqual([]);
  expect(asked).toBe(0);
  other.close();
});
