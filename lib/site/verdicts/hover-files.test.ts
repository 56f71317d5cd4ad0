import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readPages } from '@/lib/base/source';
import { contentPath, readHovers, writeHovers } from './hover-files';
import { hoverPath } from './hovers';

const LET = {
  entry: '@rx-angular/template/let',
  symbol: 'RxLet',
  member: null,
};
const IF = { entry: '@rx-angular/template/if', symbol: 'RxIf', member: null };
const GONE = { entry: '@boats/pier', symbol: 'Gone', member: null };

/** What a page knows after the checker has found these. */
function hoversOf(titles: ReadonlyMap<string, string>) {
  const rootDir = mkdtempSync(path.join(tmpdir(), 'hovers-'));
  const found = new Map([
    [
      'docs/pier',
      [
        { ...LET, fence: 0, line: 2, column: 10, length: 5 },
        { ...IF, fence: 3, line: 1, column: 1, length: 4 },
        { ...LET, fence: 0, line: 4, column: 2, length: 5 },
        { ...GONE, fence: 3, line: 2, column: 1, length: 4 },
      ],
    ],
  ]);
  try {
    writeHovers(found, readPages(path.resolve('content')), 'content', rootDir);
    expect(
      readHovers('content/docs/boat.mdx', titles, rootDir),
    ).toBeUndefined();
    return readHovers('content/docs/pier.mdx', titles, rootDir);
  } finally {
    rmSync(rootDir, { recursive: true });
  }
}

test('places are grouped by block and keep their order', () => {
  expect(hoversOf(new Map())?.fences).toEqual({
    '0': [
      [2, 10, 5, 0],
      [4, 2, 5, 0],
    ],
    '3': [
      [1, 1, 4, 1],
      [2, 1, 4, 2],
    ],
  });
});

test('a link carries the title of its page, and only pages that exist are linked', () => {
  const titles = new Map([['/docs/template/rx-let-directive', 'RxLet']]);
  const symbols = hoversOf(titles)?.symbols ?? [];
  expect(symbols.map(({ link }) => link)).toEqual([
    {
      href: expect.stringMatching(/^\/docs\/template\/rx-let-directive(?:#|$)/),
      title: 'RxLet',
    },
    null,
    null,
  ]);
  expect(symbols[0]?.signature).toContain('RxLet');
  expect(symbols[2]).toEqual({ signature: 'Gone', doc: '', link: null });
});

test('the data of a page lies at its path, that of the home page at a name', () => {
  expect(hoverPath('/docs/let')).toBe('/hovers/docs/let.json');
  expect(hoverPath('/')).toBe('/hovers/home.json');
});

test('a content file is named by its path inside the content folder', () => {
  expect(contentPath('content/docs/let.mdx')).toBe('docs/let');
});
