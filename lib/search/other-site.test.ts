import { expect, test } from 'vitest';
import { buildSearchFiles } from './build';
import { createSearchEngine } from './query';

/** The lines that the README shows. */
test('another site builds an index of its pages and finds a word in them', () => {
  const text = 'Where boats lie at low tide.';
  const section = {
    id: '',
    heading: '',
    text,
    excerpt: text,
    code: '',
    documents: [],
  };
  const pages = [
    {
      route: '/docs/pier',
      title: 'Pier',
      description: 'A place for boats.',
      breadcrumbs: [],
      sections: [section],
    },
  ];
  const { index } = buildSearchFiles(pages, ['openGate']);

  const engine = createSearchEngine(JSON.parse(index.json));
  const { rows } = engine.search('tides');
  expect(rows.map(({ route }) => route)).toEqual(['/docs/pier']);
  expect(engine.search('lighthouse').rows).toEqual([]);
});
