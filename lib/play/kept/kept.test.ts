import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { ContentError } from '@/lib/source';
import { keepEngine, listKeptEngines, readKeptEngines } from './index';

const VERSIONS = { rxjs: '7.8.1', '@angular/core': '21.9.0' };
const PACKS = { plain: 'plain();', angular: 'angular("€");' };

let root = '';
test.beforeEach(() => {
  root = path.join(mkdtempSync(path.join(tmpdir(), 'kept-')), 'content');
});
test.afterEach(() => rmSync(path.dirname(root), { recursive: true }));

/** Keeps an engine, and tells where its files are. */
function keep(versions = VERSIONS, packs = PACKS) {
  const { folder, bytes } = keepEngine(root, versions, packs);
  const place = (name: string) => path.join(root, folder, name);
  const files = readdirSync(place(''));
  const script = files.find((name) => name.startsWith('play-plain-')) ?? '';
  return { folder, bytes, place, files, script };
}

function errorOf(read: () => unknown): ContentError {
  try {
    read();
  } catch (error) {
    if (error instanceof ContentError) return error;
    throw error;
  }
  throw new Error('Nothing is wrong.');
}

test('what is kept comes back with its versions and scripts', () => {
  const { folder, bytes, place, files } = keep();
  const [engine] = readKeptEngines(root);
  expect(`play-engines/${engine?.id}`).toBe(folder);
  expect(engine?.versions).toEqual(VERSIONS);
  const texts = Object.fromEntries(
    engine?.scripts.map(({ name, content }) => [
      name.replace(/-\w{16}\.js$/, ''),
      Buffer.from(content).toString(),
    ]) ?? [],
  );
  expect(texts).toEqual({
    'play-plain': 'plain();',
    'play-angular': 'angular("€");',
  });
  expect(Object.values(engine?.packs ?? {}).sort()).toEqual(
    engine?.scripts.map(({ name }) => name).sort(),
  );
  const weights = files.map((name) => readFileSync(place(name)).length);
  expect(bytes).toBe(weights.reduce((sum, one) => sum + one));
});

test('a site that has kept nothing has no engines', () => {
  expect(readKeptEngines(root)).toEqual([]);
});

test('the same packages are kept once, with nothing of what they were before', () => {
  const first = keep();
  const second = keep(VERSIONS, { ...PACKS, plain: 'changed();' });
  expect(second.folder).toBe(first.folder);
  expect(second.files).not.toContain(first.script);
  expect(second.files).toHaveLength(first.files.length);
  expect(readKeptEngines(root)).toHaveLength(1);
});

test('the newest Angular comes first, and of one Angular the newest of the others', () => {
  keep({ '@angular/core': '21.9.0', rxjs: '7.9.0' });
  keep({ '@angular/core': '21.10.0', rxjs: '7.8.1' });
  keep({ '@angular/core': '9.0.0', rxjs: '8.0.0' });
  keep({ '@angular/core': '21.9.0', rxjs: '7.10.0' });
  const found = listKeptEngines(root).map(({ versions }) => [
    versions['@angular/core'],
    versions['rxjs'],
  ]);
  expect(found).toEqual([
    ['21.10.0', '7.8.1'],
    ['21.9.0', '7.10.0'],
    ['21.9.0', '7.9.0'],
    ['9.0.0', '8.0.0'],
  ]);
});

for (const [name, text, said] of [
  ['is no JSON', '{', 'cannot be read as JSON'],
  ['is of another format', '{"format":2,"versions":{},"packs":{}}', 'format 1'],
  ['names no versions', '{"format":1,"packs":{}}', '"versions"'],
  [
    'names a file of another folder',
    '{"format":1,"versions":{},"packs":{"plain":"../../secret"}}',
    '"packs.plain"',
  ],
  [
    'names a version that is none',
    '{"format":1,"versions":{"rxjs":"<b>"},"packs":{}}',
    '"versions.rxjs"',
  ],
] as const) {
  test(`a list of contents that ${name} is told, with what to type`, () => {
    const { folder, place } = keep();
    writeFileSync(place('engine.json'), text);
    const error = errorOf(() => listKeptEngines(root));
    expect(error.file).toBe(`content/${folder}/engine.json`);
    expect(error.what).toContain(said);
    expect(error.cure).toContain(`git checkout -- content/${folder}`);
    expect(error.cure).toContain(`git rm -r content/${folder}`);
  });
}

for (const [name, damage, said] of [
  ['is gone', (file: string) => rmSync(file), 'ENOENT'],
  [
    'is cut off',
    (file: string) => writeFileSync(file, readFileSync(file).subarray(0, 5)),
    'cannot be read',
  ],
  [
    'holds something else',
    (file: string) => writeFileSync(file, brotliCompressSync('other();')),
    'another hash than its name',
  ],
] as const) {
  test(`a script that ${name} is told, with what to type`, () => {
    const { folder, place, script } = keep();
    damage(place(script));
    const error = errorOf(() => readKeptEngines(root));
    expect(error.file).toBe(`content/${folder}/${script}`);
    expect(error.what).toContain(said);
    expect(error.cure).toContain(`git checkout -- content/${folder}`);
  });
}

test('a folder without a list of contents is told', () => {
  const { folder, place } = keep();
  rmSync(place('engine.json'));
  const error = errorOf(() => listKeptEngines(root));
  expect(error.file).toBe(`content/${folder}/engine.json`);
});
