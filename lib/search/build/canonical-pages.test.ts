import { expect, test } from '@playwright/test';

import { makePage } from '../query/make-page.fixture';
import type { PageWords } from './page-words';
import { canonicalPages } from './canonical-pages';

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

function canonicalOf(name: string, weight: number): string | undefined {
  const pages = [
    makePage('/docs/upgrade', 'Upgrade', [], { weight }),
    makePage('/docs/reference', 'Reference'),
  ];
  const canonical = canonicalPages(pages, [SHORT, REFERENCE], NAMES);
  return [...canonical].find(([, names]) => names.includes(name))?.[0];
}

test('the canonical page of a name is the one that mentions it most', () => {
  expect(canonicalOf('opengate', 1)).toBe('/docs/upgrade');
});

test('an overview is not the canonical page of a name that a reference documents', () => {
  expect(canonicalOf('opengate', 0.7)).toBe('/docs/reference');
});

test('the canonical page of a name is the one whose list of members has it, though another one mentions it more', () => {
  const member = { id: 'members', heading: 'Members', documents: ['openGate'] };
  const canonicalWith = (sections: Parameters<typeof makePage>[2]) =>
    [
      ...canonicalPages(
        [
          makePage('/docs/guide', 'Guide'),
          makePage('/docs/reference', 'Reference', sections),
        ],
        [wordsWith(['opengate', 4]), wordsWith(['opengate', 1], ['moorat', 1])],
        NAMES,
      ),
    ].find(([, names]) => names.includes('opengate'))?.[0];
  expect(canonicalWith([])).toBe('/docs/guide');
  expect(canonicalWith([member])).toBe('/docs/reference');
});
