import { expect, test } from 'vitest';
import { compileMdx } from '../compile';

async function idsOf(...headings: string[]): Promise<string[]> {
  const body = headings.map((heading) => `## ${heading}\n\nText.`).join('\n\n');
  const page = await compileMdx(`Text.\n\n${body}`, {
    file: 'content/docs/a.mdx',
    components: {},
    rules: {},
    drawings: {},
    verdict: () => undefined,
  });
  return page.headings.map(({ id }) => id);
}

test('a heading has the id that its words make', async () => {
  expect(
    await idsOf(
      'Set a state',
      'Set a state',
      '1. First',
      'Größe',
      '日本語',
      'C#',
    ),
  ).toEqual(['set-a-state', 'set-a-state-1', 'first', 'größe', '日本語', 'c']);
});

test('headings of signs alone have ids that differ, and none is empty', async () => {
  expect(await idsOf('$', '=>', '?.', '“…”', '🎉', 'Section')).toEqual([
    'section-2',
    'section-3',
    'section-4',
    'section-5',
    'section-6',
    'section',
  ]);
});

test('an id begins with a letter', async () => {
  expect(
    await idsOf(
      '\\-- must be',
      '… and more',
      '`--fix`',
      '`_private`',
      '20 steps',
      '2. Load it',
      'Load it',
      '3.4',
      '16',
      '15 and 16',
      '१ नाव',
      '1️⃣ First',
      '2nd',
      '½ cup',
      'Zone.js 0.15',
    ),
  ).toEqual([
    'must-be',
    'and-more',
    'fix',
    'private',
    'steps',
    'load-it-2',
    'load-it',
    'section-34',
    'section-16',
    'and-16',
    'नाव',
    'first',
    'nd',
    'cup',
    'zonejs-015',
  ]);
});

test('words that look the same have the same id, whichever signs they are made of', async () => {
  expect(
    await idsOf('e\u0301cole', '\uFB01ne', '\uFF21\uFF22', '\u0130zmir'),
  ).toEqual(['\u00e9cole', 'fine', 'ab', 'izmir']);
  expect(await idsOf('e\u0301cole', '\u00e9cole')).toEqual([
    '\u00e9cole-2',
    '\u00e9cole',
  ]);
});

test('no heading has an id of the frame', async () => {
  expect(
    await idsOf(
      'Main',
      'Search panel',
      'Tabs 0 panel 0',
      'Navbar menu',
      'Symbol card text',
      'Base URL issue',
      'Search panel list 3',
      'Proof 1',
      'User content fn 1',
      'Footnote label',
    ),
  ).toEqual([
    'main-section',
    'search-panel-section',
    'tabs-0-panel-0-section',
    'navbar-menu-section',
    'symbol-card-text-section',
    'base-url-issue-section',
    'search-panel-list-3-section',
    'proof-1-section',
    'user-content-fn-1-section',
    'footnote-label-section',
  ]);
  expect(await idsOf('Tabs', 'Search', 'API', 'Play', 'Mobile')).toEqual([
    'tabs',
    'search',
    'api',
    'play',
    'mobile',
  ]);
});
