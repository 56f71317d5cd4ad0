import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { loadTree } from '@/tests/support/load-tree';
import { makeDoc, type TreeFiles } from '@/tests/support/make-tree';
import { describeDoc, headOfDoc } from './describe-doc';
import {
  canonicalDoc,
  findDoc,
  isOfOlderVersion,
  languageOfText,
  mainDocOf,
  siteAt,
  sitesOfVersions,
} from './load-site';
import type { Site } from './load-site';

const load = (files: TreeFiles = {}, code?: string) =>
  loadTree(
    {
      'versions/20/docs/boat/oars.mdx': makeDoc({ title: 'Oars', position: 2 }),
      ...files,
    },
    code,
  );

const site = load();
const docAt = (from: Site, path: string) => {
  const doc = findDoc(siteAt(from, path), path);
  if (!doc) throw new Error(`There is no page at ${path}.`);
  return doc;
};

test('a page has its trail, its neighbours and what they are about', () => {
  const { breadcrumbs, pager } = describeDoc(site, docAt(site, '/docs/boat'));
  expect(breadcrumbs.map(({ label }) => label)).toEqual(['Home', 'Boat']);
  expect(pager.previous).toBeUndefined();
  expect(pager.next).toEqual({
    label: 'Sails',
    path: '/docs/boat/sails',
    description: docAt(site, '/docs/boat/sails').description,
  });
});

test('a page can be edited and reported, with the version that it is about', () => {
  const boat = describeDoc(site, docAt(site, '/docs/boat/sails'));
  expect(boat.editUrl).toBe(
    'https://github.com/boats/boats/edit/main/content/docs/boat/sails.mdx',
  );
  const { version } = JSON.parse(
    readFileSync('node_modules/@rx-angular/state/package.json', 'utf8'),
  ) as { version: string };
  expect(new URL(boat.feedbackUrl).searchParams.get('body')).toContain(
    `Version: @rx-angular/state ${version}\n`,
  );
  const other = siteAt(
    load({ 'docs/harbour.mdx': makeDoc({ title: 'Harbour', position: 9 }) }),
    '/docs/harbour',
  );
  const harbour = describeDoc(other, docAt(other, '/docs/harbour'));
  expect(new URL(harbour.feedbackUrl).searchParams.get('body')).toContain(
    'Version: Next\n',
  );
});

test('search engines are sent to the first version of a page, if it has one', () => {
  const older = siteAt(site, '/docs/20/boat');
  // What is found for a site is kept by its object.
  expect(siteAt(site, '/docs/boat')).toBe(site);
  expect(siteAt(site, '/docs/20/boat')).toBe(older);
  const boat = docAt(site, '/docs/20/boat');
  expect(canonicalDoc(site, boat).path).toBe('/docs/boat');
  expect(headOfDoc(older, boat).canonicalPath).toBe('/docs/boat');
  const oars = docAt(site, '/docs/20/boat/oars');
  expect(canonicalDoc(site, oars)).toBe(oars);
});

test('a page says whether it is of an older version', () => {
  const [current, older] = sitesOfVersions(site);
  if (!current || !older) throw new Error('There are two versions.');
  expect(isOfOlderVersion(current, docAt(site, '/docs/boat'))).toBe(false);
  expect(isOfOlderVersion(older, docAt(site, '/docs/20/boat'))).toBe(true);
  expect(isOfOlderVersion(older, site.home)).toBe(false);
});

test('the main page of a version is the configured one, or its first', () => {
  const [current, older] = sitesOfVersions(site);
  const mainOf = (one: Site | undefined, mainDoc: string) =>
    one && mainDocOf(one, { ...one.config, mainDoc })?.path;
  expect(mainOf(current, 'boat/sails')).toBe('/docs/boat/sails');
  expect(mainOf(older, 'boat/sails')).toBe('/docs/20/boat');
});

test('a page that is not translated says in which language it is written', () => {
  const german = load(
    { 'i18n/de/docs/boat/sails.mdx': makeDoc({ title: 'Segel' }) },
    'de',
  );
  expect(languageOfText(german, docAt(german, '/docs/boat'))?.code).toBe('en');
  expect(
    languageOfText(german, docAt(german, '/docs/boat/sails')),
  ).toBeUndefined();
  expect(languageOfText(site, docAt(site, '/docs/boat'))).toBeUndefined();
});
