import { expect, test } from '@playwright/test';

import {
  assertManifestFresh,
  hashFence,
  hashFences,
  type SamplesManifest,
} from './manifest';

const FENCE = { lang: 'ts', meta: '', code: 'const a = 1;' };
const MANIFEST: SamplesManifest = {
  formatVersion: 1,
  versions: {},
  packages: {},
  totals: { checked: 1, run: 0, linted: 0, expectedErrors: 0, ignored: 0 },
  pages: {
    'docs/page': {
      file: 'content/docs/page.mdx',
      hash: hashFences([FENCE]),
      fences: [
        {
          hash: hashFence(FENCE),
          line: 3,
          lang: 'ts',
          kind: 'checked',
          reason: null,
          packages: [],
          diagnostics: [],
        },
      ],
    },
  },
};

test('a page that is as it was checked gives its records', () => {
  expect(assertManifestFresh('docs/page', [FENCE], MANIFEST)).toHaveLength(1);
});

test('a page without samples needs no record', () => {
  expect(assertManifestFresh('docs/prose', [], MANIFEST)).toEqual([]);
});

test('a changed sample stops the build with the cure', () => {
  expect(() =>
    assertManifestFresh('docs/page', [{ ...FENCE, meta: 'run' }], MANIFEST),
  ).toThrow(
    'content/docs/page.mdx changed since its samples were checked. Run `npm run samples`.',
  );
});

test('a page that was never right stops the build with the cure', () => {
  expect(() => assertManifestFresh('docs/new', [FENCE], MANIFEST)).toThrow(
    'Run `npm run samples -- content/docs/new.mdx`',
  );
});
