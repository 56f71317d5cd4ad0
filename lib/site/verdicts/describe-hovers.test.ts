import { expect, test } from 'vitest';
import { readPages } from '@/lib/base/source';
import { findExportHomes, readApi } from '@/lib/packages';
import { PACKAGES } from '@/lib/site/product';
import { describeHovers } from './describe-hovers';
import { hoverPath } from './hovers';

const LET = '@rx-angular/template/let RxLet';
const api = readApi('content', PACKAGES.names);
const homes = findExportHomes(api, readPages('content'), PACKAGES);

/** What a page knows after the checker has found these. */
function hoversOf(titles: ReadonlyMap<string, string>) {
  const fences = [
    { uses: [`2:10+5 ${LET}`, `4:2+5 ${LET}`] },
    {},
    { uses: ['1:1+4 @rx-angular/template/if RxIf', '2:1+4 @boats/pier Gone'] },
  ];
  return describeHovers(fences, { api, homes, titles });
}

test('a page whose samples use no documented package has none', () => {
  const targets = { api, homes, titles: new Map() };
  expect(describeHovers([{}, {}], targets)).toBeUndefined();
});

test('places are grouped by block and keep their order', () => {
  expect(hoversOf(new Map())?.fences).toEqual({
    '0': [
      [2, 10, 5, 0],
      [4, 2, 5, 0],
    ],
    '2': [
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
