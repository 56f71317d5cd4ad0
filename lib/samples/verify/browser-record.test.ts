import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import type { FenceRecord, SamplesManifest } from '@/lib/samples/fences';
import { compareRecord, inBrowser, writeRecord } from './browser-record';

let dir: string;
test.beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'record-'));
});
test.afterEach(() => rmSync(dir, { recursive: true }));

const NONE = { checked: 0, run: 0, linted: 0, expectedErrors: 0, ignored: 0 };

function makeFence(line: number, parts: Partial<FenceRecord>): FenceRecord {
  const rest = { reason: null, packages: [], diagnostics: [] };
  return { hash: '', line, lang: 'ts', kind: 'run', ...rest, ...parts };
}

/** Pages with a sample in a browser for each key, on lines 10, 20 and so on, after one that needs none. */
function makeManifest(
  keys: Readonly<Record<string, string[]>>,
  versions: SamplesManifest['versions'] = { rxjs: '7.8.0' },
): SamplesManifest {
  const pages = Object.entries(keys).map(([id, ofPage]) => [
    id,
    {
      file: `content/${id}.mdx`,
      hash: '',
      fences: [
        makeFence(1, { host: 'node' }),
        ...ofPage.map((browserKey, index) =>
          makeFence(index * 10 + 10, { browserKey, host: 'browser' }),
        ),
      ],
    },
  ]);
  return {
    formatVersion: 1,
    versions,
    pages: Object.fromEntries(pages),
    packages: {},
    totals: NONE,
  };
}

const file = () => path.join(dir, 'browser-samples.json');
const written = (): unknown => JSON.parse(readFileSync(file(), 'utf8'));

function write(manifest: SamplesManifest, ids = Object.keys(manifest.pages)) {
  const pages = ids.map((id) => ({ id, file: `${id}.mdx`, source: '' }));
  writeRecord(dir, 'Chromium 141', manifest, pages);
}

test('a sample that was recorded holds, and one that was changed or is new is told on its line', () => {
  write(makeManifest({ tides: ['a', 'b'], moon: ['c'] }));
  expect(
    compareRecord(dir, makeManifest({ moon: ['c'], tides: ['b'] })),
  ).toEqual([]);
  const problems = compareRecord(
    dir,
    makeManifest({ tides: ['a', 'x'], moon: ['b'], sun: ['c'] }),
  );
  expect(problems.map((one) => `${one.file}:${one.line}`)).toEqual([
    'content/tides.mdx:20',
    'content/moon.mdx:10',
    'content/sun.mdx:10',
  ]);
  expect(problems[0]?.message).toContain('changed after it last ran');
});

test('without a record, or with one that cannot be read, one problem counts the samples', () => {
  const manifest = makeManifest({ tides: ['a', 'b'], moon: ['c'] });
  const [first, second] = compareRecord(dir, manifest);
  expect(first?.message).toContain('of the 3 samples that need a browser');
  expect(second).toBeUndefined();
  for (const text of ['', '{"browser":"a"', '{"browser":1,"pages":{}}']) {
    writeFileSync(file(), text);
    expect(compareRecord(dir, manifest)).toEqual([first]);
  }
});

test('a site without such samples needs no record, and gets none', () => {
  const manifest = makeManifest({ tides: [] });
  expect(compareRecord(dir, manifest)).toEqual([]);
  write(manifest);
  expect(() => written()).toThrow('ENOENT');
});

test('packages of another version, or that were not there, leave nothing of the record', () => {
  write(makeManifest({ tides: ['a'] }));
  const said = (versions: Record<string, string>) =>
    compareRecord(dir, makeManifest({ tides: ['a'] }, versions)).map(
      ({ message }) => message,
    );
  expect(said({ rxjs: '7.8.1' })).toEqual([
    expect.stringContaining('run with rxjs 7.8.0, and 7.8.1 is installed'),
  ]);
  expect(said({ rxjs: '7.8.0', zone: '1.0.0' })).toEqual([
    expect.stringContaining('zone (not installed), and 1.0.0 is installed'),
  ]);
});

test('pages of which a run knows nothing keep what is said of them, if they are still there', () => {
  write(makeManifest({ tides: ['a'], moon: ['b'], gone: ['c'] }));
  write(makeManifest({ tides: ['x'] }), ['tides', 'moon']);
  expect(written()).toEqual({
    browser: 'Chromium 141',
    versions: { rxjs: '7.8.0' },
    pages: { moon: { b: 'browser' }, tides: { x: 'browser' } },
  });
});

test('what was seen with other packages is not kept', () => {
  write(makeManifest({ tides: ['a'], moon: ['b'] }));
  write(makeManifest({ tides: ['a'] }, { rxjs: '8.0.0' }), ['tides', 'moon']);
  expect(written()).toMatchObject({ pages: { tides: { a: 'browser' } } });
  expect(written()).not.toHaveProperty('pages.moon');
});

test('the last sample that goes leaves an empty record, and pages are in order whatever the run met first', () => {
  write(makeManifest({ b: ['1'], a: ['2'], 'a-b': ['3'] }));
  const text = readFileSync(file(), 'utf8');
  write(makeManifest({ 'a-b': ['3'], a: ['2'], b: ['1'] }));
  expect(readFileSync(file(), 'utf8')).toBe(text);
  write(makeManifest({ a: [], b: [], 'a-b': [] }));
  expect(written()).toMatchObject({ pages: {} });
});

test('samples in a browser are named by file and line', () => {
  expect(inBrowser(makeManifest({ tides: ['a', 'b'], moon: [] }))).toEqual([
    'content/tides.mdx:10',
    'content/tides.mdx:20',
  ]);
});
