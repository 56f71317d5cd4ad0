import { expect, test } from 'vitest';
import { findLocale, localeBasePath, otherLocales } from './locale';
import {
  documentTitle,
  absoluteUrl,
  languageUrls,
  pageMetadata,
  socialImagePath,
} from './metadata';
import { siteConfigSchema } from './schema';
import {
  blogPosting,
  breadcrumbList,
  techArticle,
  webSite,
} from './structured-data';

const config = siteConfigSchema.parse({
  title: 'Boats',
  tagline: 'Wind and water',
  titleDelimiter: '|',
  description:
    'Everything about small boats, for those who sail and repair them.',
  url: 'https://boats.example/',
  repository: 'https://code.example/boats',
  editBase: 'https://code.example/boats/edit/',
  noIndex: false,
  defaultLocale: 'en',
  locales: [
    { code: 'en', label: 'English', direction: 'ltr', htmlLang: 'en-GB' },
    { code: 'de', label: 'Deutsch', direction: 'ltr', htmlLang: 'de' },
  ],
  docsVersions: [{ name: 'current', label: 'Next', path: '/docs' }],
  mainDoc: 'boat/index',
  colorMode: { default: 'light', respectSystemPreference: true },
  navbar: { hideOnScroll: false },
  baseUrlBanner: false,
  offline: true,
});
const page = {
  title: 'Sails',
  description: 'What sails are.',
  path: '/docs/sails',
};

test('an address has one slash between host and path, and one at the end of the home page alone', () => {
  expect(absoluteUrl(config, '/docs')).toBe('https://boats.example/docs');
  expect(absoluteUrl(config, '/')).toBe('https://boats.example/');
  expect(absoluteUrl(config, '/', 'de')).toBe('https://boats.example/de');
  expect(absoluteUrl(config, '/docs', 'de')).toBe(
    'https://boats.example/de/docs',
  );
});

test('each language has its prefix but the default one', () => {
  expect(localeBasePath(config, 'en')).toBe('');
  expect(localeBasePath(config, 'de')).toBe('/de');
  expect(otherLocales(config).map(({ code }) => code)).toEqual(['de']);
  expect(findLocale(config, 'de').label).toBe('Deutsch');
  expect(() => findLocale(config, 'fr')).toThrow(
    /no locale "fr"[\s\S]*one of: en, de/,
  );
});

test('search engines get every language of a page by its tag, and the default one', () => {
  expect(languageUrls(config, '/docs', ['de'])).toEqual({
    'en-GB': 'https://boats.example/docs',
    de: 'https://boats.example/de/docs',
    'x-default': 'https://boats.example/docs',
  });
});

test('the home page is named by what the site is, all others by their titles', () => {
  expect(documentTitle(config)).toBe('Boats | Wind and water');
  expect(documentTitle(config, 'Sails')).toBe('Sails | Boats');
  expect(socialImagePath('/')).toBe('/og/home.png');
  expect(socialImagePath('/docs/sails')).toBe('/og/docs/sails.png');
});

test('the head of a page has its address, image and Markdown', () => {
  const head = pageMetadata({
    ...page,
    config,
    markdownPath: '/docs/sails.md',
    type: 'article',
    modifiedTime: '2024-05-06',
  });
  expect(head.title).toBe('Sails | Boats');
  expect(head.alternates?.canonical).toBe('https://boats.example/docs/sails');
  expect(head.alternates?.types).toMatchObject({
    'text/markdown': 'https://boats.example/docs/sails.md',
  });
  expect(head.openGraph).toMatchObject({
    type: 'article',
    modifiedTime: '2024-05-06',
    images: [{ url: 'https://boats.example/og/docs/sails.png', alt: 'Sails' }],
  });
  expect(head.robots).toBeUndefined();
});

test('a page without a date, a twin or a type says nothing of them', () => {
  const head = pageMetadata({ config, path: '/', description: 'Boats.' });
  expect(head.openGraph).toMatchObject({ type: 'website' });
  expect(head.openGraph).not.toHaveProperty('modifiedTime');
  expect(head.alternates?.types).not.toHaveProperty('text/markdown');
});

test('search engines are sent to another page where there is a canonical one', () => {
  const head = pageMetadata({
    ...page,
    config,
    path: '/docs/20/sails',
    canonicalPath: '/docs/sails',
  });
  expect(head.alternates?.canonical).toBe('https://boats.example/docs/sails');
});

test('a page is kept out of search engines by itself or by the site, and let in by itself', () => {
  const robots = { index: false, follow: true };
  const hidden = { ...config, noIndex: true };
  const robotsOf = (site: typeof config, noIndex?: boolean) =>
    pageMetadata({
      ...page,
      config: site,
      ...(noIndex === undefined ? {} : { noIndex }),
    }).robots;
  expect(robotsOf(config, true)).toEqual(robots);
  expect(robotsOf(hidden)).toEqual(robots);
  expect(robotsOf(hidden, false)).toBeUndefined();
});

test('the trail of a page leaves out steps without a page, and counts on', () => {
  const list = breadcrumbList(config, [
    { label: 'Home', path: '/' },
    { label: 'Parts', path: undefined },
    { label: 'Sails', path: '/docs/sails' },
  ]);
  expect(list).toMatchObject({
    itemListElement: [
      { position: 1, name: 'Home', item: 'https://boats.example/' },
      { position: 2, name: 'Sails', item: 'https://boats.example/docs/sails' },
    ],
  });
});

test('an article says when it was changed, if that is known', () => {
  expect(techArticle(config, page, '2024-05-06')).toMatchObject({
    '@type': 'TechArticle',
    headline: 'Sails',
    dateModified: '2024-05-06',
    publisher: { name: 'Boats' },
  });
  expect(techArticle(config, page, undefined)).not.toHaveProperty(
    'dateModified',
  );
});

test('a post names its authors, with an address where they have one', () => {
  const post = {
    ...page,
    date: '2024-05-06',
    tags: ['boat'],
    authors: [{ name: 'Ada', url: 'https://ada.example' }, { name: 'Bob' }],
  };
  expect(blogPosting(config, post)).toMatchObject({
    '@type': 'BlogPosting',
    datePublished: '2024-05-06',
    keywords: ['boat'],
    author: [
      { '@type': 'Person', name: 'Ada', url: 'https://ada.example' },
      { '@type': 'Person', name: 'Bob' },
    ],
  });
});

test('the site links its search description', () => {
  expect(webSite(config)).toMatchObject({
    potentialAction: {
      target: 'https://boats.example/search?q={search_term_string}',
    },
  });
});
