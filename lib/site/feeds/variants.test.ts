import { expect, test } from 'vitest';
import type { Site } from '@/lib/site/content';
import { loadTree } from '@/tests/support/load-tree';
import { makeDoc } from '@/tests/support/make-tree';
import { renderLlmsIndex } from './llms-index';
import { listSitemapEntries } from './sitemap-entries';
import { listSocialCards } from './social-cards';

/** With one translated page. */
const load = (code?: string) =>
  loadTree(
    {
      'versions/20/docs/boat/oars.mdx': makeDoc({ title: 'Oars', position: 2 }),
      'i18n/de/docs/boat/sails.mdx': makeDoc({ title: 'Segel' }),
    },
    code,
  );

const pathsOf = (site: Site) =>
  listSitemapEntries(site, () => undefined).map(({ path }) => path);

test('search engines get a page of an older version that the first one does not have', () => {
  const paths = pathsOf(load());
  expect(paths).toContain('/docs/20/boat/oars');
  expect(paths).not.toContain('/docs/20/boat');
  expect(paths).toContain('/blog/tags/boat');
});

test('in another language, search engines get what is written in it and nothing else', () => {
  expect(pathsOf(load('de'))).toEqual(['/docs/boat/sails']);
  expect(pathsOf(load('ar'))).toEqual([]);
});

test('a page lists its languages for search engines', () => {
  const entries = listSitemapEntries(load(), () => undefined);
  const translated = entries.filter(({ translations }) => translations.length);
  expect(
    translated.map(({ path, translations }) => [path, translations]),
  ).toEqual([['/docs/boat/sails', ['de']]]);
});

test('every page of every version has a card, with the part of the site that it is in', () => {
  const cards = listSocialCards(load());
  const sectionOf = (path: string) =>
    cards.find(({ imagePath }) => imagePath === `/og${path}.png`)?.section;
  expect(sectionOf('/docs/20/boat/oars')).toBe('Documentation');
  expect(sectionOf('/docs/boat/sails')).toBe('Boat');
  expect(sectionOf('/docs/boat/all')).toBe('State');
  expect(sectionOf('/blog/tags/boat')).toBe('Blog tag');
  expect(sectionOf('/blog/2024/05/06/a-new-mast')).toBe('Blog');
});

test('programs get the pages by the parts of the site, in reading order', () => {
  const lines = renderLlmsIndex(load()).split('\n');
  const listed = lines.filter((line) => /^(?:##|- )/.test(line));
  expect(listed.map((line) => line.replace(/[(:].*/, ''))).toEqual([
    '## Boat',
    '- [Boat]',
    '- [Sails]',
    '- [Rudder]',
    '## Blog',
    '- [A new mast]',
    '## Optional',
  ]);
  expect(lines).toContainEqual(
    expect.stringContaining('(https://boats.example/docs/boat/sails.md): What'),
  );
});
