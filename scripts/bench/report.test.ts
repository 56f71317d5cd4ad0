import { expect, test } from 'vitest';
import type { BenchResult, Figure } from './figures';
import { renderChanges, renderReport } from './report';

function makeResult(figures: Figure[]): BenchResult {
  return {
    date: '2024-05-06T07:08:09.000Z',
    commit: 'abc',
    machine: 'a boat',
    load: { start: 1, end: 2 },
    runs: 5,
    figures,
  };
}

const figure = (value: number, name = 'HTML'): Figure => ({
  part: 'bytes',
  subject: 'home',
  name,
  value,
  unit: 'kB',
});

test('a part is a table with a column for each subject', () => {
  const report = renderReport(
    makeResult([figure(10), { ...figure(20), subject: 'search' }]),
    undefined,
  );
  expect(report).toContain(
    '| | home | search |\n| --- | ---: | ---: |\n| HTML | 10 kB | 20 kB |'.replace(
      '| |',
      '|  |',
    ),
  );
});

test('a change of five per cent is reported, a smaller one is not', () => {
  const base = makeResult([figure(100), figure(100, 'CSS')]);
  const report = renderReport(
    makeResult([figure(105), figure(104.9, 'CSS')]),
    base,
  );
  expect(report).toContain('| HTML | 105 kB (+5 %) |');
  expect(report).toContain('| CSS | 105 kB |');
});

test('a terminal shows what changed, and at most twelve of it', () => {
  const figures = Array.from({ length: 20 }, (_, at) => figure(100, `${at}`));
  const same = figure(7, 'same');
  const base = makeResult([...figures, same]);
  const heavier = figures.map((one) => ({ ...one, value: 200 }));
  const lines = renderChanges(makeResult([...heavier, same]), base);
  expect(lines.slice(0, 2)).toEqual([
    '21 figures, 20 of them changed by 5 % or more.',
    '  bytes, home, 0: 200 kB (+100 %)',
  ]);
  expect(lines.at(-1)).toBe('  and 8 more');
  expect(lines).toHaveLength(14);
  expect(renderChanges(base, undefined)).toEqual([
    '21 figures, 0 of them changed by 5 % or more.',
  ]);
});

test('a figure that the base does not have stands alone', () => {
  const report = renderReport(makeResult([figure(3)]), makeResult([]));
  expect(report).toContain('| HTML | 3 kB |');
});

for (const [before, after, cell] of [
  [100, 95, '95 kB (-5 %)'],
  [100, 95.1, '95.1 kB'],
  [4, 2, '2 kB (-50 %)'],
  [1, 3, '3 kB (+200 %)'],
  [5, 0, '0 kB (-100 %)'],
  [0, 5, '5 kB'],
] as const) {
  test(`a figure that was ${before} and is ${after} is reported as "${cell}"`, () => {
    const base = makeResult([figure(before)]);
    const report = renderReport(makeResult([figure(after)]), base);
    expect(report).toContain(`| HTML | ${cell} |`);
  });
}

for (const [value, text] of [
  [0.004, '0'],
  [0.005001, '0.01'],
  [9.994, '9.99'],
  [9.996, '10'],
  [10.04, '10'],
  [10.06, '10.1'],
  [99.94, '99.9'],
  [100.4, '100'],
  [100.6, '101'],
  [1234567, '1234567'],
  [-10.06, '-10.1'],
] as const) {
  test(`${value} is shown as ${text}`, () => {
    const report = renderReport(makeResult([figure(value)]), undefined);
    expect(report).toContain(`| HTML | ${text} kB |`);
  });
}

test('a figure is compared with that of its part, subject and name, whatever their order', () => {
  const own = figure(2);
  const others = [
    { ...own, part: 'load', value: 1 },
    { ...own, subject: 'search', value: 1 },
    { ...own, name: 'CSS', value: 1 },
  ];
  const base = makeResult([...others, { ...own, value: 4 }, ...others]);
  expect(renderReport(makeResult([own]), base)).toContain(
    '| HTML | 2 kB (-50 %) |',
  );
});

test('a subject without a figure has an empty cell, and parts have tables of their own', () => {
  const figures = [
    figure(1),
    { ...figure(2, 'CSS'), subject: 'search' },
    { ...figure(3, 'builds'), part: 'build', unit: '' },
  ];
  const report = renderReport(makeResult(figures), undefined);
  expect(report.split('\n## ').slice(1)).toEqual([
    'bytes\n\n|  | home | search |\n| --- | ---: | ---: |\n| HTML | 1 kB |  |\n| CSS |  | 2 kB |\n',
    'build\n\n|  | home |\n| --- | ---: |\n| builds | 3 |\n',
  ]);
});

test('the head says what was compared, and that only if there is something to compare with', () => {
  const result = makeResult([]);
  const base = { ...result, commit: 'def', load: { start: 0.25, end: 0 } };
  expect(renderReport(result, undefined)).not.toContain('Compared');
  expect(renderReport(result, base)).toContain(
    'Compared with 2024-05-06T07:08:09.000Z, commit def, load average 0.3.',
  );
});
