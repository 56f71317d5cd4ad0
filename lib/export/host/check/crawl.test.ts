import { expect, test } from '@playwright/test';
import { Crawl } from './crawl';
import type { Page } from './types';

const SITE = 'https://boats.example';

const page = (route: string, own: Partial<Page> = {}): Page => ({
  file: route === '/' ? 'index.html' : `${route.slice(1)}.html`,
  route,
  ids: [],
  links: [],
  assets: [],
  h1: 1,
  title: '',
  description: '',
  canonical: undefined,
  isRedirect: false,
  isNoIndex: false,
  ...own,
});

const HOME = page('/');
const DEEP = page('/parts/keel', { ids: ['tiefe-überall', 'a%b'] });
const MOVED = page('/kiel', { isRedirect: true });
const PAGES = [HOME, DEEP, MOVED, page('/größe')];
const FILES = [
  ...PAGES.map(({ file }) => file),
  'keel.md',
  'parts/a b.png',
  'parts/ü.png',
];

const openCrawl = (base: string) =>
  new Crawl({ dir: 'out', siteUrl: SITE, base }, FILES, PAGES);

/** What is said of a link on a page of a site that is published below a path. */
function follow(address: string, from: Page | undefined, base: string) {
  const crawl = openCrawl(base);
  crawl.link('a.html', address, from);
  return crawl.report();
}

const RIGHT: [string, string, Page | undefined][] = [
  ['the base path itself', '/sub', HOME],
  ['the base path with a slash, from a feed', '/sub/', undefined],
  ['a page by its whole address', `${SITE}/sub/parts/keel`, HOME],
  ['a page beside it', 'keel', DEEP],
  ['a page above it', '../größe', DEEP],
  ['a page whose letters are escaped', '/sub/gr%C3%B6%C3%9Fe', HOME],
  ['a query', '/sub/parts/keel?deep', HOME],
  ['an anchor of its own', '#a%25b', DEEP],
  ['an anchor as it is written', '/sub/parts/keel#tiefe-überall', HOME],
  ['an anchor as it is escaped', '/sub/parts/keel#tiefe-%C3%BCberall', HOME],
  ['an anchor of a page that leads on', '/sub/kiel#deep', HOME],
  ['an anchor of a file that is no page', '/sub/keel.md#deep', HOME],
  ['a file of a page, from a text', '/sub/parts/keel.html', undefined],
];
for (const [name, address, from] of RIGHT) {
  test(`a link may lead to ${name}`, () => {
    const { problems, figures } = follow(address, from, '/sub');
    expect(problems).toEqual([]);
    expect(figures.links).toBe(1);
  });
}

const OUTSIDE = 'links to ADDRESS, outside of the base path /sub.';
const WRONG: [string, string, Page, string][] = [
  ['outside of the base path', '/parts/keel', HOME, OUTSIDE],
  ['to a folder whose name begins alike', '/submarine', HOME, OUTSIDE],
  ['above the site', '../../..', HOME, OUTSIDE],
  [
    'with a slash at its end',
    '/sub/parts/keel/',
    HOME,
    'links to ADDRESS, which does not exist. Did you mean /parts/keel?',
  ],
  [
    'beside a page that lies elsewhere',
    'keel',
    HOME,
    'links to ADDRESS, which does not exist. Did you mean /kiel?',
  ],
  [
    'in other letters of the same sound',
    '/sub/grosse#a',
    HOME,
    'links to ADDRESS, which does not exist. Did you mean /größe?',
  ],
  [
    'to an anchor with another letter',
    '/sub/parts/keel#tiefe-uberall',
    HOME,
    'links to ADDRESS, but parts/keel.html has no id "tiefe-uberall". Did you mean #tiefe-überall?',
  ],
  [
    'to no anchor of a page without any',
    '#top',
    HOME,
    'links to ADDRESS, but index.html has no id "top".',
  ],
  [
    'that runs a program, which is shown as far as a line is long',
    `javascript:${'a'.repeat(60)}`,
    HOME,
    `links to javascript:${'a'.repeat(49)}, and nothing may lead to javascript: from here.`,
  ],
];
for (const [name, address, from, message] of WRONG) {
  test(`a link ${name} is told of`, () => {
    expect(follow(address, from, '/sub').problems).toEqual([
      { file: 'a.html', message: message.replace('ADDRESS', address) },
    ]);
  });
}

test('links to other sites are collected once, each with the first file that has it', () => {
  const crawl = openCrawl('');
  crawl.link('a.html', 'https://other.example/a', HOME);
  crawl.link('b.html', 'https://other.example/a', HOME);
  crawl.link('b.html', '//other.example/b', HOME);
  crawl.link('b.html', 'mailto:crew@boats.example', HOME);
  crawl.link('b.html', 'tel:123', HOME);
  const { problems, figures, externalLinks } = crawl.report();
  expect(problems).toEqual([]);
  expect(figures.links).toBe(0);
  expect([...externalLinks]).toEqual([
    ['https://other.example/a', 'a.html'],
    ['//other.example/b', 'b.html'],
  ]);
});

const ASSETS: [string, string, string[]][] = [
  ['is nothing', '', []],
  ['is written into the page', 'data:image/png;base64,AA', []],
  ['is of another site', 'https://other.example/a.png', []],
  ['lies beside the page', 'ü.png', []],
  ['has a space in its name', '/sub/parts/a%20b.png?2', []],
  [
    'is missing',
    '/sub/c.png',
    ['loads /sub/c.png, which is not part of the export.'],
  ],
  [
    'lies outside of the base path',
    '/parts/ü.png',
    ['loads /parts/ü.png, which is not part of the export.'],
  ],
  [
    'has half of an escape in its name',
    '/sub/50%.png',
    ['loads /sub/50%.png, which is no address.'],
  ],
  ['has no host', 'https://', ['loads https://, which is no address.']],
];
for (const [name, address, messages] of ASSETS) {
  test(`of a picture that ${name}, the crawl says ${messages.length > 0 ? 'so' : 'nothing'}`, () => {
    const crawl = openCrawl('/sub');
    crawl.asset('parts/keel.html', address);
    const said = crawl.report().problems.map(({ message }) => message);
    expect(said).toEqual(messages);
  });
}

const CANONICAL: [string, Page, boolean][] = [
  ['that names no other', DEEP, true],
  ['that names itself', page('/keel', { canonical: `${SITE}/sub/keel` }), true],
  [
    'at the top that names itself',
    page('/', { canonical: `${SITE}/sub` }),
    true,
  ],
  ['that names another', page('/keel', { canonical: `${SITE}/sub` }), false],
  [
    'that names one outside',
    page('/keel', { canonical: `${SITE}/keel-of-others` }),
    false,
  ],
  [
    'that names one of another site',
    page('/keel', { canonical: 'https://other.example/sub/keel' }),
    false,
  ],
];
for (const [name, one, isListed] of CANONICAL) {
  test(`a page ${name} is ${isListed ? '' : 'not '}for search engines to list`, () => {
    expect(openCrawl('/sub').isCanonical(one)).toBe(isListed);
  });
}
