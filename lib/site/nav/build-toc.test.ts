import { expect, test } from 'vitest';
import { buildToc } from './build-toc';
import type { TocEntry } from './build-toc';

function headings(...levels: number[]) {
  return levels.map((level, index) => {
    const text = `${index}`;
    return { id: `h${index}`, level, text, html: text };
  });
}

/** The tree as nested numbers of headings. */
function shape(entries: readonly TocEntry[]): unknown[] {
  return entries.map(({ text, children }) =>
    children.length > 0 ? [text, shape(children)] : text,
  );
}

test('deeper headings stand below the one before them', () => {
  expect(shape(buildToc(headings(2, 3, 3, 2), 2, 3))).toEqual([
    ['0', ['1', '2']],
    '3',
  ]);
});

test('a page that begins with a deeper heading keeps its order', () => {
  expect(shape(buildToc(headings(3, 2, 3), 2, 3))).toEqual(['0', ['1', ['2']]]);
});

test('headings outside the levels are left out, what is below them moves up', () => {
  expect(shape(buildToc(headings(2, 4, 3), 2, 3))).toEqual([['0', ['2']]]);
  expect(shape(buildToc(headings(1, 2), 2, 3))).toEqual(['1']);
});

test('no headings make no entries', () => {
  expect(buildToc([], 2, 3)).toEqual([]);
});
