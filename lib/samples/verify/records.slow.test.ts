import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { expect, test } from '@playwright/test';

import { formatProblem } from '@/lib/base/source';
import { verifyWarm } from '@/tests/support/verify-warm';
import type { StoredPage } from './records';

const ROOT = process.cwd();
let contentDir: string;

test.describe.configure({ mode: 'default', timeout: 300_000 });

test.beforeEach(() => {
  contentDir = mkdtempSync(path.join(tmpdir(), 'records-'));
  cpSync(path.join(ROOT, 'content/_setup'), path.join(contentDir, '_setup'), {
    recursive: true,
  });
  mkdirSync(path.join(contentDir, 'docs'));
});

test.afterEach(() => {
  rmSync(contentDir, { recursive: true, force: true });
});

const ADD = ['```ts run', '1 + 1; // => 2', '```'];
const DEMO = [
  '```ts demo',
  "import { Component } from '@angular/core';",
  "@Component({ selector: 'app-pier', template: '<p>Pier</p>' })",
  'export class Pier {}',
  '```',
];
const LOW = ['```ts run', "'LOW'.toLowerCase(); // => 'low'", '```'];
/** First lines of the samples of a page. */
const [FIRST, SECOND] = [5, 9];

function writePage(name: string, ...samples: readonly (readonly string[])[]) {
  const lines = samples.flatMap((sample) => [...sample, '']);
  writeFileSync(
    path.join(contentDir, `docs/${name}.mdx`),
    ['---', 'title: A page', '---', '', ...lines].join('\n'),
  );
}

async function verify(records: 'believe' | 'write' | 'compare') {
  const { problems, known } = await verifyWarm({
    rootDir: ROOT,
    contentDir,
    records,
  });
  return { reports: problems.map(formatProblem), known };
}

const fileOf = (name: string) =>
  path.join(contentDir, `samples/docs/${name}.json`);

function readRecords(name: string): StoredPage {
  return JSON.parse(readFileSync(fileOf(name), 'utf8')) as StoredPage;
}

function edit(name: string, change: (records: StoredPage) => StoredPage) {
  writeFileSync(
    fileOf(name),
    `${JSON.stringify(change(readRecords(name)), null, 1)}\n`,
  );
}

test('a record that fits is believed, and what was edited is checked', async () => {
  writePage('pier', ADD, LOW);
  expect(await verify('believe')).toEqual({ reports: [], known: 0 });
  await verify('write');
  expect(await verify('believe')).toEqual({ reports: [], known: 1 });

  // Prose and places may change.
  writePage('pier', ['Some words.'], ADD, LOW);
  expect(await verify('believe')).toEqual({ reports: [], known: 1 });

  writePage('pier', ADD, ['```ts run', '1 + 1; // => 3', '```']);
  const { reports, known } = await verify('believe');
  expect(known).toBe(0);
  expect(reports).toEqual([
    expect.stringMatching(/docs\/pier\.mdx:10:1 .*was promised.*gives 2/),
  ]);
});

test('nothing but writing changes a record, and what is wrong is not recorded', async () => {
  writePage('pier', ADD);
  await verify('write');
  const before = readFileSync(fileOf('pier'), 'utf8');
  writePage('pier', ['```ts run', '1 + 1; // => 3', '```']);
  for (const records of ['believe', 'compare', 'write'] as const) {
    expect((await verify(records)).reports).toHaveLength(1);
    expect(readFileSync(fileOf('pier'), 'utf8')).toBe(before);
  }
});

test('a page that is checked from nothing takes nothing from the others', async () => {
  writePage('pier', ADD);
  writePage('quay', LOW);
  await verify('write');
  const { manifest, known } = await verifyWarm({
    rootDir: ROOT,
    contentDir,
    restrictTo: ['content/docs/pier.mdx'],
    isFresh: true,
  });
  expect(known).toBe(0);
  expect(Object.keys(manifest.pages).sort()).toEqual([
    'docs/pier',
    'docs/quay',
  ]);
});

test('a record of a page that is gone is removed by writing, and reported by comparing', async () => {
  writePage('pier', ADD);
  writePage('quay', LOW);
  await verify('write');
  rmSync(path.join(contentDir, 'docs/quay.mdx'));
  expect((await verify('compare')).reports).toEqual([
    expect.stringMatching(/content\/samples\/docs\/quay\.json:1:1 .*is gone/),
  ]);
  await verify('write');
  expect((await verify('compare')).reports).toEqual([]);
});

/** Samples that are wrong, and the lines of their pages at which that is reported. */
const WRONG: readonly (readonly [
  name: string,
  line: number,
  ...sample: string[],
])[] = [
  ['a wrong value', 6, '```ts run', '1 + 1; // => 3'],
  [
    'a wrong order',
    6,
    '```ts run',
    "['b', 'a'].forEach((name) => console.log(name)); // => 'a', 'b'",
  ],
  ['a value too many', 6, '```ts run', 'console.log(1); // => 1, 2'],
  [
    'a value that never comes',
    6,
    '```ts run',
    '[].forEach(() => console.log(1)); // => 1',
  ],
  ['prose as a value', 6, '```ts run', '1 + 1; // => the sum'],
  ['a promise that nobody checks', 6, '```ts', '1 + 1; // => 2'],
  [
    'a wrong order in a browser',
    7,
    '```ts run=browser',
    "const done = ['b', 'a'];",
    "done; // => ['a', 'b']",
  ],
  ['a type error', 6, '```ts', 'export const depth: string = 1;'],
  [
    'an announced error that does not come',
    5,
    '```ts errors="TS2322"',
    'export const depth: number = 1;',
  ],
  ['an error that is not thrown', 5, '```ts run throws="deep"', '1 + 1;'],
  [
    'a missing lint report',
    5,
    '```ts eslint="prefer-no-lodash-is-equal" reports="L1"',
    'export const depth = 1;',
  ],
  ['an unknown element', 6, '```html', '<app-nothing />'],
  ['broken JSON', 6, '```json', '{ "depth": , }'],
  [
    'a demo that throws',
    9,
    ...DEMO.slice(0, -2),
    'export class Pier {',
    "  readonly depth = (() => { throw new Error('sinks'); })();",
    '}',
  ],
];

test('each sample that is wrong is reported at its line', async () => {
  for (const [index, [, , ...sample]] of WRONG.entries()) {
    writePage(`wrong-${index}`, [...sample, '```']);
  }
  const { reports } = await verify('believe');
  for (const [index, [name, line]] of WRONG.entries()) {
    const page = `docs/wrong-${index}.mdx`;
    expect(
      reports.filter((one) => one.includes(page)),
      name,
    ).toEqual([expect.stringContaining(`${page}:${line}:`)]);
  }
});

/** Edits of the records of a page with two samples, and the lines of the page at which they are reported. */
const LIES: readonly {
  name: string;
  second?: readonly string[];
  lie: (records: StoredPage, ids: readonly [string, string]) => StoredPage;
  lines: readonly number[];
}[] = [
  {
    name: 'another kind',
    lie: (all, [id]) => ({ ...all, [id]: { ...all[id], kind: 'checked' } }),
    lines: [FIRST],
  },
  {
    name: 'another host',
    lie: (all, [, id]) => ({
      ...all,
      [id]: { ...all[id], kind: 'run', host: 'browser' },
    }),
    lines: [SECOND],
  },
  {
    name: 'a package that is not used',
    lie: (all, [id]) => ({
      ...all,
      [id]: { ...all[id], kind: 'run', packages: ['rxjs'] },
    }),
    lines: [FIRST],
  },
  {
    name: 'a value that did not come',
    lie: (all, [id]) => ({
      ...all,
      [id]: { ...all[id], kind: 'run', values: [{ comment: 0, text: '3' }] },
    }),
    lines: [FIRST],
  },
  {
    name: 'a symbol that is not there',
    lie: (all, [id]) => ({
      ...all,
      [id]: { ...all[id], kind: 'run', uses: ['1:1+1 rxjs of'] },
    }),
    lines: [FIRST],
  },
  {
    name: 'a demo that is none',
    lie: (all, [id]) => ({
      ...all,
      [id]: {
        ...all[id],
        kind: 'run',
        demo: { component: 'It', controls: [], firstRender: 'Hi', code: [''] },
      },
    }),
    lines: [FIRST],
  },
  {
    name: 'a sample that has no record',
    lie: (all, [, id]) => ({ [id]: all[id] ?? { kind: 'run' } }),
    lines: [FIRST],
  },
  {
    name: 'the record of another sample',
    lie: (all, [one, two]) => ({
      [one]: { kind: 'run', host: 'dom' },
      [two]: all[one] ?? { kind: 'run' },
    }),
    lines: [FIRST],
  },
  {
    name: 'another first render',
    second: DEMO,
    lie: (all, [, id]) => {
      const { demo, ...record } = all[id] ?? { kind: 'run' };
      const firstRender = '<p>Quay</p>';
      return {
        ...all,
        [id]: { ...record, ...(demo && { demo: { ...demo, firstRender } }) },
      };
    },
    lines: [SECOND],
  },
  { name: 'no records at all', lie: () => ({}), lines: [FIRST, SECOND] },
];

test('each lie in the records of a page is reported at the line of its sample', async () => {
  const wanted = new Map<string, readonly number[]>();
  for (const [index, { lines, second = LOW }] of LIES.entries()) {
    writePage(`lie-${index}`, ADD, second);
    wanted.set(`lie-${index}`, lines);
  }
  await verify('write');
  for (const [index, { lie }] of LIES.entries()) {
    const [one = '', two = ''] = Object.keys(readRecords(`lie-${index}`));
    edit(`lie-${index}`, (records) => lie(records, [one, two]));
  }
  const { reports } = await verify('compare');
  for (const [name, lines] of wanted) {
    expect(
      reports.filter((one) => one.includes(`docs/${name}.mdx`)),
      LIES[Number(name.slice(4))]?.name,
    ).toEqual(
      lines.map((line) =>
        expect.stringContaining(`docs/${name}.mdx:${line}:1`),
      ),
    );
  }
});

test('records of another page, of other versions and of a file that cannot be read do not fit', async () => {
  writePage('pier', ADD);
  writePage('quay', LOW);
  await verify('write');
  renameSync(fileOf('quay'), fileOf('pier'));
  expect((await verify('believe')).known).toBe(0);
  expect((await verify('compare')).reports).toEqual([
    expect.stringMatching(/docs\/pier\.mdx:5:1 Nothing is recorded/),
    expect.stringMatching(/docs\/quay\.mdx:5:1 Nothing is recorded/),
  ]);

  await verify('write');
  writeFileSync(fileOf('pier'), '{"half');
  expect((await verify('believe')).known).toBe(1);

  await verify('write');
  const settings = path.join(contentDir, '_setup/doctest.json');
  const text = readFileSync(settings, 'utf8');
  writeFileSync(settings, text.replace('"rxjs",', '"rxjs", "tslib",'));
  expect((await verify('believe')).known).toBe(0);
  expect((await verify('compare')).reports).toEqual([
    expect.stringMatching(/docs\/pier\.mdx:5:1 Nothing is recorded/),
    expect.stringMatching(/docs\/quay\.mdx:5:1 Nothing is recorded/),
  ]);
});

test('without a browser, a sample that needs one is believed where its record fits, and stops the check where none does', async () => {
  const rootDir = mkdtempSync(path.join(tmpdir(), 'bare-'));
  symlinkSync(path.resolve('node_modules'), path.join(rootDir, 'node_modules'));
  copyFileSync('package.json', path.join(rootDir, 'package.json'));
  const { PATH } = process.env;
  try {
    writePage('pier', ['```ts run=browser', '1 + 1; // => 2', '```'], ADD);
    await verify('write');
    process.env['PATH'] = '';
    const believe = async () => {
      const { problems, known } = await verifyWarm({ rootDir, contentDir });
      return { reports: problems.map(formatProblem), known };
    };
    expect(await believe()).toEqual({ reports: [], known: 1 });
    writePage('pier', ['```ts run=browser', '1 + 2; // => 3', '```'], ADD);
    expect(await believe()).toEqual({
      reports: [
        expect.stringMatching(
          /docs\/pier\.mdx:5:1 This sample runs in a browser, there is none here, .*npm run browser/,
        ),
      ],
      known: 0,
    });
  } finally {
    process.env['PATH'] = PATH;
    rmSync(rootDir, { recursive: true });
  }
});

function git(...asked: readonly string[]): string {
  const author = ['-c', 'user.name=A', '-c', 'user.email=a@b.c'];
  return execFileSync('git', [...author, ...asked], {
    cwd: contentDir,
    encoding: 'utf8',
  });
}

/** Commits what a change of pages and its records come to, on a branch of its own. */
async function commitOn(branch: string, change: () => void) {
  git('checkout', '-q', '-b', branch, 'main');
  change();
  expect((await verify('write')).reports).toEqual([]);
  git('commit', '-qam', branch);
}

test('who edits samples of other pages merges without a conflict, and who edits those of one page writes its records anew', async () => {
  const SUM = ['```ts run', '1 + 2; // => 3', '```'];
  const HIGH = ['```ts run', "'high'.toUpperCase(); // => 'HIGH'", '```'];
  git('init', '-q', '-b', 'main');
  writePage('pier', ADD, ['Some words.'], LOW);
  writePage('quay', LOW);
  await verify('write');
  git('add', '.');
  git('commit', '-qm', 'main');
  await commitOn('first', () => writePage('pier', SUM, ['Some words.'], LOW));
  await commitOn('second', () => writePage('pier', ADD, ['Some words.'], HIGH));
  await commitOn('third', () => writePage('quay', HIGH));

  git('merge', '-q', 'first');
  expect((await verify('believe')).known).toBe(2);

  // Both changes of the page fit together; those of its records may not.
  try {
    git('merge', '-q', 'second');
  } catch {
    expect(git('diff', '--name-only', '--diff-filter=U').trim()).toBe(
      'samples/docs/pier.json',
    );
  }
  expect((await verify('write')).reports).toEqual([]);
  expect((await verify('compare')).reports).toEqual([]);
  expect(readFileSync(fileOf('pier'), 'utf8')).not.toContain('<<<');
});
