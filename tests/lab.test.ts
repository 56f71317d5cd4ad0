import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { compressWaiting } from '@/content/lab/scenes/recorder';
import { compare, ROW_CHANGES } from '@/content/lab/scenes/rows';
import { LAB_FILES, labFigure, readLab } from '@/lib/benchmarks';
import type { LabData } from '@/lib/benchmarks';
import { makeTree } from './support/make-tree';

const DATA = readLab('content');

/** The committed recordings with one figure changed. */
function changed(): LabData {
  const copy = structuredClone(DATA);
  for (const { run, pause } of copy.strategies.strategies) {
    if (run.strategy === 'native') pause.median = 1234;
  }
  return copy;
}

test('a figure of the prose is that of the recordings, whatever they say', () => {
  const name = 'strategies/native/pause';
  expect(labFigure(changed(), name).text).toBe('1.2 s');
  expect(labFigure(DATA, name).text).not.toBe('1.2 s');
});

test('a figure can be given as so many times another one', () => {
  const data = changed();
  const normal = labFigure(data, 'strategies/normal/pause').value;
  const { text } = labFigure(
    data,
    'strategies/native/pause',
    'strategies/normal/pause',
  );
  expect(text).toBe((1234 / normal).toFixed(0));
});

test('a name that there is not is answered with those that there are', () => {
  expect(() => labFigure(DATA, 'strategies/natve/pause')).toThrow(
    /no figure "strategies\/natve\/pause".*strategies\/native\/pause/,
  );
  expect(() => labFigure(DATA, 'speed')).toThrow(/strategies\/rows/);
});

test('figures of every recording can be named', () => {
  for (const name of [
    'benchmarks/table/@for/create/done',
    'benchmarks/values/rxLet/memory',
    'checks/zone/default/rxLet/App',
    'scrolling/fixed/resize/gap',
  ]) {
    expect(labFigure(DATA, name).text).toMatch(
      /^(under )?[\d.]+( (ms|s|MB|px))?$/,
    );
  }
});

const FIGURE =
  /(?<![\w.])\d[\d.,]*\s?(?:ms|px|s|seconds?|MB|kB|times|frames|rows)\b/g;
/** Said by the field, and not by a recording. */
const NO_MEASUREMENT = ['50 ms'];

for (const name of readdirSync('content/docs/lab')) {
  test(`every figure of ${name} comes from the recordings`, () => {
    const text = readFileSync(`content/docs/lab/${name}`, 'utf8');
    const typed = (text.match(FIGURE) ?? []).filter(
      (figure) => !NO_MEASUREMENT.includes(figure),
    );
    expect(typed, 'Write <LabFigure of="…" /> in their place').toEqual([]);
    for (const [, of = '', over] of text.matchAll(
      /<LabFigure of="([^"]+)"(?: over="([^"]+)")? \/>/g,
    )) {
      expect(labFigure(DATA, of, over).value).toBeGreaterThanOrEqual(0);
    }
  });
}

for (const [name, broken] of [
  ['is missing', undefined],
  ['is no JSON', '{'],
  ['lacks a strategy', '{"madeOn": {}, "strategies": []}'],
] as const) {
  test(`a recording that ${name} is named with its file`, () => {
    const { root, remove } = makeTree(
      broken === undefined ? {} : { [LAB_FILES.strategies]: broken },
    );
    expect(() => readLab(root)).toThrow(/lab\/strategies\.json/);
    remove();
  });
}

test('a queue that fills or empties at once is one step', () => {
  expect(
    compressWaiting([
      [0, 1],
      [0.1, 2],
      [7.9, 3],
      [8.1, 2],
      [20, 2],
      [30, 0],
    ]),
  ).toEqual([
    [0, 3],
    [8.1, 2],
    [30, 0],
  ]);
});

test('the recordings are those of the installed versions', () => {
  const made = Object.values(DATA).map(({ madeOn }) => madeOn);
  for (const [name, version] of made.flatMap(({ versions }) =>
    Object.entries(versions),
  )) {
    const file = `node_modules/${name}/package.json`;
    const installed = JSON.parse(readFileSync(file, 'utf8')) as {
      version: string;
    };
    expect(version, `Run \`npm run record lab\`: ${name}`).toBe(
      installed.version,
    );
  }
});

const ROWS = ROW_CHANGES.create([], 20);
const ids = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);
const shown = (...texts: string[]) =>
  texts.map((textContent) => ({ textContent }));

test('an update changes one row in ten and leaves the others the same objects', () => {
  const updated = ROW_CHANGES.update(ROWS, 20);
  const changed = updated.filter((row, index) => row !== ROWS[index]);
  expect(ids(changed)).toEqual([0, 10]);
});

test('a swap exchanges the second row and the last but one', () => {
  const swapped = ids(ROW_CHANGES.swap(ROWS, 20));
  expect([swapped[0], swapped[1], swapped[18], swapped[19]]).toEqual([
    0, 18, 1, 19,
  ]);
  expect(new Set(swapped).size).toBe(20);
});

test('a reversed list begins with its end, a filtered one has half of its rows', () => {
  expect(ids(ROW_CHANGES.reverse(ROWS, 20))[0]).toBe(19);
  expect(ROW_CHANGES.filter(ROWS, 20)).toHaveLength(10);
});

test('a page has shown none, some or all of a change', () => {
  const wanted = ['a', 'b'];
  expect(compare(shown(), wanted)).toBe('none');
  expect(compare(shown('a'), wanted)).toBe('some');
  expect(compare(shown('a', 'x'), wanted)).toBe('some');
  expect(compare(shown('b', 'b'), wanted)).toBe('some');
  expect(compare(shown('a', 'b', 'c'), wanted)).toBe('some');
  expect(compare(shown('a', 'b'), wanted)).toBe('all');
});
