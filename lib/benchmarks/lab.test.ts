import { readdirSync, readFileSync } from 'node:fs';

import { expect, test } from '@playwright/test';

import { makeTree } from '@/tests/support/make-tree';
import { labFigure } from './figures';
import { LAB_FILES, readLab, type LabData } from './read';
import { compressWaiting } from './scenes/recorder';

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

test('a figure can be told as so many times another one', () => {
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
    expect(version, `Run \`npm run lab\`: ${name}`).toBe(installed.version);
  }
});
