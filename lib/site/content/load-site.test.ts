import { expect, test } from 'vitest';
import { loadTree } from '@/tests/support/load-tree';
import { makeDoc } from '@/tests/support/make-tree';
import { VARIANT_ROWS } from '@/tests/support/variants-tree';
import { isTranslated, siteAt } from './load-site';
import type { Site } from './load-site';

const GERMAN_SAILS = {
  'i18n/de/docs/boat/sails.mdx': makeDoc({ title: 'Segel' }),
};
const titles = ({ docs }: Site) => docs.map(({ title }) => title);

test('NAV-8 a language is a row and files: what is translated is read, the rest is that of the default one', () => {
  const site = loadTree(GERMAN_SAILS, 'de');
  expect(site.locale).toEqual(VARIANT_ROWS.locales[1]);
  expect(titles(site)).toEqual(['Boat', 'Rudder', 'Segel']);
  expect(site.readingOrder.map(({ label }) => label)).toContain('Segel');
  expect(site.docs.map((doc) => [doc.file, isTranslated(site, doc)])).toEqual([
    ['content/docs/boat/index.mdx', false],
    ['content/docs/boat/rudder.mdx', false],
    ['content/i18n/de/docs/boat/sails.mdx', true],
  ]);
  expect(titles(loadTree(GERMAN_SAILS))).toEqual(['Boat', 'Rudder', 'Sails']);
});

test('NAV-8 a language without any file is the default one under its prefix', () => {
  expect(titles(loadTree({}, 'ar'))).toEqual(['Boat', 'Rudder', 'Sails']);
  expect(loadTree({}, 'ar').locale.direction).toBe('rtl');
});

test('navigation and start page have translations as well', () => {
  const home =
    '---\ntitle: Start\ndescription: Die Startseite von allem über kleine Boote und ihre Segel.\n---\n\nText.\n';
  const files = { 'i18n/de/home.mdx': home };
  expect(loadTree(files, 'de').home.title).toBe('Start');
  expect(loadTree(files).home.title).toBe('Home');
});

test('DOC-4 a version is a row and a folder, in every language', () => {
  const site = loadTree(GERMAN_SAILS, 'de');
  expect(titles(siteAt(site, '/docs/20/boat'))).toEqual(['Boat of 20']);
  expect(titles(siteAt(site, '/docs/200/boat'))).toEqual(titles(site));
  expect(titles(siteAt(site, '/blog'))).toEqual(titles(site));
  expect(site.versions.map(({ readingOrder }) => readingOrder.length)).toEqual([
    3, 1,
  ]);
});

const MISTAKES: [name: string, run: () => unknown, says: RegExp][] = [
  [
    'a translation of nothing',
    () => loadTree({ 'i18n/de/docs/boat/keel.mdx': makeDoc() }, 'de'),
    /content\/i18n\/de\/docs\/boat\/keel\.mdx translates content\/docs\/boat\/keel\.mdx, which does not exist/,
  ],
  [
    'a main page that does not exist',
    () => loadTree({}, 'en', { mainDoc: 'boat/indx' }),
    /content\/site\.json:1 names the unknown document "boat\/indx"[\s\S]*"boat\/index"/,
  ],
  [
    'a link of a translation to a page that does not exist',
    () =>
      loadTree(
        {
          'i18n/de/navigation.json':
            '{\n"navbar": [\n{ "label": "Boot", "doc": "boot" }],\n"footer": [], "copyright": "",\n"funding": { "before": "", "label": "", "href": "https://a.example" } }',
        },
        'de',
      ),
    /content\/i18n\/de\/navigation\.json:3 names the unknown document "boot"/,
  ],
  [
    'a version without pages',
    () =>
      loadTree({}, 'en', {
        docsVersions: [
          ...VARIANT_ROWS.docsVersions,
          { name: '19', label: '19', path: '/docs/19' },
        ],
      }),
    /content\/site\.json:1 names the version at \/docs\/19, which has no pages[\s\S]*content\/versions\/19\/docs/,
  ],
  [
    'a language that is not in the table',
    () => loadTree({}, 'fr'),
    /content\/site\.json has no locale "fr"[\s\S]*en, de, ar/,
  ],
  [
    'a code that would be the beginning of other paths',
    () =>
      loadTree({}, undefined, {
        locales: [
          ...VARIANT_ROWS.locales,
          { code: 'docs', label: 'D', direction: 'ltr', htmlLang: 'en' },
        ],
      }),
    /locales\.3\.code.*must be a language/,
  ],
  [
    'a version outside of the documentation',
    () =>
      loadTree({}, undefined, {
        docsVersions: [
          ...VARIANT_ROWS.docsVersions,
          { name: '19', label: '19', path: '/v19' },
        ],
      }),
    /docsVersions\.2\.path.*must be "\/docs" or "\/docs\/<name>"/,
  ],
];

for (const [name, run, says] of MISTAKES) {
  test(`${name} is reported`, () => expect(run).toThrow(says));
}
