import { expect, test } from 'vitest';
import { docFrontmatterSchema } from '@/lib/base/source';
import { makeDoc, makeTree, type TreeFiles } from '@/tests/support/make-tree';
import {
  assertTranslationsOf,
  folderOfVersion,
  locate,
  readPage,
  sourceOf,
} from './source';

const LANGUAGES = {
  defaultLocale: 'en',
  locales: ['en', 'de', 'fr'].map((code) => ({
    code,
    label: code,
    direction: 'ltr' as const,
    htmlLang: code,
  })),
};

/** What a question about a small tree in German is answered with. */
function inGerman<Answer>(
  files: TreeFiles,
  ask: (source: ReturnType<typeof sourceOf>) => Answer,
): Answer {
  const { root, remove } = makeTree(files);
  try {
    return ask(sourceOf(root, LANGUAGES, 'de'));
  } finally {
    remove();
  }
}

test('a language is read over the default one, which is read as it is', () => {
  const { locale, translatedInto } = sourceOf('content', LANGUAGES, 'de');
  expect(locale).toBe('de');
  expect(translatedInto).toEqual(['de', 'fr']);
  expect(sourceOf('content', LANGUAGES, 'en').locale).toBeUndefined();
  expect(sourceOf('content', undefined, undefined).translatedInto).toEqual([]);
});

const SAILS = 'docs/boat/sails.mdx';
const GERMAN = { [`i18n/de/${SAILS}`]: makeDoc({ title: 'Segel' }) };

test('a file is its translation where there is one', () => {
  expect(inGerman(GERMAN, (source) => locate(source, SAILS))).toBe(
    `i18n/de/${SAILS}`,
  );
  expect(inGerman({}, (source) => locate(source, SAILS))).toBe(SAILS);
});

test('a file knows the languages that it is written in', () => {
  const translationsIn = (files: TreeFiles) =>
    inGerman(files, (source) => readPage(source, SAILS, docFrontmatterSchema))
      .translations;
  expect(translationsIn(GERMAN)).toEqual(['de']);
  expect(translationsIn({})).toEqual([]);
});

test('a translation of nothing is refused, one of something is not', () => {
  expect(() => inGerman(GERMAN, assertTranslationsOf)).not.toThrow();
  const orphan = { 'i18n/de/docs/boat/kiel.mdx': makeDoc() };
  expect(() => inGerman(orphan, assertTranslationsOf)).toThrow(
    /content\/i18n\/de\/docs\/boat\/kiel\.mdx.*content\/docs\/boat\/kiel\.mdx, which does not exist/,
  );
});

test('the first version lies in docs, all others in folders of their own', () => {
  const current = { name: 'current', label: 'Next', path: '/docs' };
  const older = { name: '20', label: '20', path: '/docs/20' };
  const config = { docsVersions: [current, older] };
  expect(folderOfVersion(config, current)).toBe('docs');
  expect(folderOfVersion(config, older)).toBe('versions/20/docs');
  expect(folderOfVersion(undefined, current)).toBe('docs');
});
