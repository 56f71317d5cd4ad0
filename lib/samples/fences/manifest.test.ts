import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { SamplesManifest } from './manifest';
import {
  SAMPLES_CACHE,
  countKinds,
  hashFence,
  isPlayable,
  readSamplesManifest,
  writeSamplesManifest,
} from './manifest';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'manifest-'));
});
afterEach(() => rmSync(root, { recursive: true }));

const MANIFEST: SamplesManifest = {
  versions: { '@angular/core': '21.0.0' },
  pages: {
    'docs/tides': {
      file: 'content/docs/tides.mdx',
      fences: [
        {
          id: 'a',
          hash: 'b',
          line: 9,
          lang: 'ts',
          kind: 'ignored',
          reason: 'needs “Ebbe”\u2028and a <moon>',
          packages: [],
          diagnostics: [],
        },
      ],
    },
  },
};

function writeText(file: string, text: string) {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}

test('what is written is read again as it was, and nothing is left beside it', () => {
  writeSamplesManifest({ ...MANIFEST, versions: {} }, root);
  writeSamplesManifest(MANIFEST, root);
  expect(readSamplesManifest(root)).toEqual(MANIFEST);
  expect(readdirSync(path.join(root, SAMPLES_CACHE))).toEqual([
    'manifest.json',
  ]);
});

test('a manifest is parsed once until it is written anew', () => {
  writeSamplesManifest({ ...MANIFEST, versions: {} }, root);
  const first = readSamplesManifest(root);
  expect(readSamplesManifest(root)).toBe(first);
  writeSamplesManifest(MANIFEST, root);
  expect(readSamplesManifest(root)).toEqual(MANIFEST);
});

test('samples that were never checked are an error with its cure', () => {
  expect(() => readSamplesManifest(root)).toThrow(
    /never checked.* Run `npm run samples`\.$/,
  );
});

const DAMAGED: Record<string, unknown> = {
  'of another version': { ...MANIFEST, pages: [] },
  'without versions': { ...MANIFEST, versions: undefined },
  'with a kind that nobody knows': JSON.parse(
    JSON.stringify(MANIFEST).replace('"ignored"', '"forgotten"'),
  ),
  empty: null,
};

for (const [name, manifest] of Object.entries(DAMAGED)) {
  test(`a manifest ${name} is refused with its file and a cure`, () => {
    writeText(`${SAMPLES_CACHE}/manifest.json`, JSON.stringify(manifest));
    expect(() => readSamplesManifest(root)).toThrow(
      /^\[samples\] \.cache\/samples\/manifest\.json is damaged.* Run `npm run samples`\.$/,
    );
  });
}

test('half a manifest is reported like one of another version', () => {
  const text = JSON.stringify(MANIFEST);
  writeText(`${SAMPLES_CACHE}/manifest.json`, text.slice(0, -1));
  expect(() => readSamplesManifest(root)).toThrow(/is damaged/);
});

test('samples are counted by what was found out about them', () => {
  const fences = MANIFEST.pages['docs/tides']?.fences ?? [];
  expect(countKinds(fences)).toMatchObject({ ignored: 1, run: 0 });
});

test('the playground opens what was seen to do there what it promises', () => {
  const [record] = MANIFEST.pages['docs/tides']?.fences ?? [];
  if (!record) throw new Error('There is no record.');
  for (const play of ['runs', 'shows', 'lints'] as const) {
    expect(isPlayable({ ...record, play })).toBe(true);
  }
  expect(isPlayable({ ...record, play: 'none' })).toBe(false);
  expect(isPlayable(record)).toBe(false);
  expect(isPlayable(undefined)).toBe(false);
});

test('a block is named by language, settings and code, and by where one ends and the next begins', () => {
  const fence = { lang: 'ts', meta: 'run', code: 'f();' };
  const names = [
    fence,
    { ...fence, lang: 'js' },
    { ...fence, meta: '' },
    { ...fence, code: 'f(); ' },
    { ...fence, meta: 'runf();', code: '' },
    { lang: 'tsrun', meta: '', code: 'f();' },
    { lang: 'ts', meta: 'run","f();', code: '' },
  ].map(hashFence);
  expect(new Set(names).size).toBe(names.length);
  expect(hashFence({ ...fence })).toBe(hashFence(fence));
  expect(hashFence(fence)).toMatch(/^[0-9a-f]{16}$/);
});
