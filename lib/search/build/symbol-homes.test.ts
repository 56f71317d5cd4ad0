import { expect, test } from '@playwright/test';

import { makePage } from '../query/make-page.fixture';
import type { PageWords } from './page-words';
import { symbolHomes } from './symbol-homes';

const wordsWith = (...mentions: PageWords['mentions']): PageWords => ({
  sections: [],
  imported: [],
  mentions,
});

const NAMES = ['openGate', 'shutGate', 'moorAt'];
/** Mentions one name twice and nothing else. */
const SHORT = wordsWith(['opengate', 2]);
/** Documents all of them. */
const REFERENCE = wordsWith(['opengate', 2], ['shutgate', 7], ['moorat', 7]);

function homeOf(name: string, weight: number): string | undefined {
  const pages = [
    makePage('/docs/upgrade', 'Upgrade', [], { weight }),
    makePage('/docs/reference', 'Reference'),
  ];
  const homes = symbolHomes(pages, [SHORT, REFERENCE], NAMES);
  return [...homes].find(([, names]) => names.includes(name))?.[0];
}

test('a name is at home on the page that says most of it', () => {
  expect(homeOf('opengate', 1)).toBe('/docs/upgrade');
});

test('a page that touches on everything is no home of a name that a reference documents', () => {
  expect(homeOf('opengate', 0.7)).toBe('/docs/reference');
});

test('a name is at home on the page whose list of members has it, though another one says more of it', () => {
  const member = { id: 'members', heading: 'Members', documents: ['openGate'] };
  const homeWith = (sections: Parameters<typeof makePage>[2]) =>
    [
      ...symbolHomes(
        [
          makePage('/docs/guide', 'Guide'),
          makePage('/docs/reference', 'Reference', sections),
        ],
        [wordsWith(['opengate', 4]), wordsWith(['opengate', 1], ['moorat', 1])],
        NAMES,
      ),
    ].find(([, names]) => names.includes('opengate'))?.[0];
  expect(homeWith([])).toBe('/docs/guide');
  expect(homeWith([member])).toBe('/docs/reference');
});
