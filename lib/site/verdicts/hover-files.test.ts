import { expect, test } from 'vitest';
import { hoverPath } from './hovers';
import { contentPath, toHoverData } from './page-hovers';

const FOUND = {
  symbols: [
    { signature: 'class RxLet', doc: 'Binds.', href: '/docs/let#inputs' },
    { signature: 'class Gone', doc: '', href: '/docs/gone' },
    { signature: 'class Bare', doc: '', href: null },
  ],
  sites: [
    { fence: 0, line: 2, column: 10, length: 5, symbol: 0 },
    { fence: 3, line: 1, column: 1, length: 4, symbol: 1 },
    { fence: 0, line: 4, column: 2, length: 5, symbol: 0 },
  ],
};

test('places are grouped by block and keep their order', () => {
  const { fences } = toHoverData(FOUND, new Map());
  expect(fences).toEqual({
    '0': [
      [2, 10, 5, 0],
      [4, 2, 5, 0],
    ],
    '3': [[1, 1, 4, 1]],
  });
});

test('a link carries the title of its page, and only pages that exist are linked', () => {
  const { symbols } = toHoverData(FOUND, new Map([['/docs/let', 'RxLet']]));
  expect(symbols.map(({ link }) => link)).toEqual([
    { href: '/docs/let#inputs', title: 'RxLet' },
    null,
    null,
  ]);
});

test('the data of a page lies at its path, that of the home page at a name', () => {
  expect(hoverPath('/docs/let')).toBe('/hovers/docs/let.json');
  expect(hoverPath('/')).toBe('/hovers/home.json');
});

test('a content file is named by its path inside the content folder', () => {
  expect(contentPath('content/docs/let.mdx')).toBe('docs/let');
});
