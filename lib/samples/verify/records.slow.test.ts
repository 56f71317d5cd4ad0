import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
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
const LOW = ['```ts run', "'LOW'.toLowerCase(); // => 'low'", '```'];
/** First lines of the samples of a page. */
const [FIRST, SECOND] = [5, 9];

function writePage(name: string, ...samples: readonly string[][]) {
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

/** Edits of the records of a page with two samples, and the lines of the page at which they are reported. */
const LIES: readonly {
  name: string;
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
  { name: 'no records at all', lie: () => ({}), lines: [FIRST, SECOND] },
];

test('each lie in the records of a page is reported at the line of its sample', async () => {
  const wanted = new Map<string, readonly number[]>();
  for (const [index, { lines }] of LIES.entries()) {
    writePage(`lie-${index}`, ADD, LOW);
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
});
