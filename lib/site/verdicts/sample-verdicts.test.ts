import { toString } from 'hast-util-to-string';
import { expect, test } from 'vitest';
import { ContentError } from '@/lib/base/source';
import { parseFenceMeta, hashFence } from '@/lib/samples/fences';
import type { SamplesManifest } from '@/lib/samples/fences';
import type { ShownFence } from '@/lib/site/article/compile';
import type { Draft } from './draft';
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
  const { verdict } = readVerdicts(FILE, undefined, makeManifest(CODE));
  expect(verdict(makeFence(CODE))?.note.tagName).toBe('p');
});

test('a build stops at a sample that changed since it was checked', () => {
  const { verdict } = readVerdicts(FILE, undefined, makeManifest(CODE));
  const changed = () => verdict(makeFence(`${CODE} tide.trim();`));
  expect(changed).toThrow(ContentError);
  expect(changed).toThrow(/^content\/docs\/tides\.mdx:9 .*changed since/);
  expect(changed).toThrow(/npm run samples/);
});

test('a build stops at a page that was never checked, or is wrong', () => {
  const manifest = { ...makeManifest(CODE), pages: {} };
  const { verdict } = readVerdicts(FILE, undefined, manifest);
  expect(() => verdict(makeFence(CODE))).toThrow(/never checked/);
});

const MISTAKE = {
  file: FILE,
  line: 10,
  column: 3,
  message: 'Type <b> is not assignable.',
};
const WRITING = { isChecked: true, problems: [] };

/** What stands below a block that was not checked. */
function noteOf(draft: Draft, fence = makeFence(CODE)) {
  const { verdict } = readVerdicts(FILE, draft, makeManifest('const b = 1;'));
  const note = verdict(fence)?.note;
  return note && toString(note);
}

test('while writing, such a sample says that it is checked, where samples are', () => {
  expect(noteOf(WRITING)).toBe('checking …');
  expect(noteOf({ ...WRITING, isChecked: false })).toBeUndefined();
  const shell = { ...makeFence('npm test'), language: 'bash' };
  expect(noteOf(WRITING, shell)).toBeUndefined();
});

test('while writing, a mistake stands below its block, and the others wait until it is mended', () => {
  const draft = { ...WRITING, problems: [MISTAKE] };
  expect(noteOf(draft)).toBe(`${FILE}:10:3 ${MISTAKE.message}`);
  expect(noteOf(draft, { ...makeFence(CODE), line: 12 })).toBeUndefined();
  expect(noteOf(draft, { ...makeFence(CODE), line: 7 })).toBeUndefined();
});

test('the key of the cache changes with the verdicts and with what is known while writing', () => {
  const keyOf = (draft: Draft | undefined, code: string) =>
    readVerdicts(FILE, draft, makeManifest(code)).key;
  const keys = [
    keyOf(undefined, CODE),
    keyOf(WRITING, CODE),
    keyOf({ ...WRITING, problems: [MISTAKE] }, CODE),
    keyOf(undefined, 'const other = 1;'),
  ];
  expect(new Set(keys).size).toBe(keys.length);
  expect(keyOf(undefined, CODE)).toBe(keys[0]);
});
