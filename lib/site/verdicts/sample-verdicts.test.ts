import { expect, test } from 'vitest';
import { ContentError } from '@/lib/base/source';
import { parseFenceMeta, hashFence } from '@/lib/samples/fences';
import type { SamplesManifest } from '@/lib/samples/fences';
import type { ShownFence } from '@/lib/site/article/compile';
import { readVerdicts } from './sample-verdicts';

const FILE = 'content/docs/tides.mdx';
const CODE = "const tide: string = 'high';";

function makeManifest(code: string): SamplesManifest {
  return {
    versions: { '@angular/core': '21.0.0' },
    pages: {
      'docs/tides': {
        file: FILE,
        fences: [
          {
            id: 'tide',
            hash: hashFence({ lang: 'ts', meta: 'collapse', code }),
            line: 9,
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
}

function makeFence(code: string): ShownFence {
  return {
    index: 0,
    line: 9,
    language: 'ts',
    meta: parseFenceMeta('ts', 'collapse').meta,
    metaText: 'collapse',
    source: `${code}\n`,
  };
}

test('a sample that was checked gets its verdict', () => {
  const { verdict } = readVerdicts(FILE, false, makeManifest(CODE));
  expect(verdict(makeFence(CODE))?.note.tagName).toBe('p');
});

test('a build stops at a sample that changed since it was checked', () => {
  const { verdict } = readVerdicts(FILE, false, makeManifest(CODE));
  const changed = () => verdict(makeFence(`${CODE} tide.trim();`));
  expect(changed).toThrow(ContentError);
  expect(changed).toThrow(/^content\/docs\/tides\.mdx:9 .*changed since/);
  expect(changed).toThrow(/npm run samples/);
});

test('a build stops at a page that was never checked, or is wrong', () => {
  const manifest = { ...makeManifest(CODE), pages: {} };
  const { verdict } = readVerdicts(FILE, false, manifest);
  expect(() => verdict(makeFence(CODE))).toThrow(/never checked/);
});

test('while writing, such a sample is shown without a verdict', () => {
  const stale = readVerdicts(FILE, true, makeManifest('const other = 1;'));
  expect(stale.verdict(makeFence(CODE))).toBeUndefined();
});

test('the key of the cache changes with the verdicts and with writing', () => {
  const keyOf = (isWriting: boolean, code: string) =>
    readVerdicts(FILE, isWriting, makeManifest(code)).key;
  expect(keyOf(false, CODE)).toBe(keyOf(false, CODE));
  expect(keyOf(false, CODE)).not.toBe(keyOf(true, CODE));
  expect(keyOf(false, CODE)).not.toBe(keyOf(false, 'const other = 1;'));
});
