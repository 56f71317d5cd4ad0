import { expect, test } from '@playwright/test';
import type { BenchResult, Figure } from './figures';
import { renderReport } from './report';

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

test('a change of five per cent is told, a smaller one is not', () => {
  const base = makeResult([figure(100), figure(100, 'CSS')]);
  const report = renderReport(
    makeResult([figure(105), figure(104.9, 'CSS')]),
    base,
  );
  expect(report).toContain('| HTML | 105 kB (+5 %) |');
  expect(report).toContain('| CSS | 105 kB |');
});

test('a figure that the base does not have stands alone', () => {
  const report = renderReport(makeResult([figure(3)]), makeResult([]));
  expect(report).toContain('| HTML | 3 kB |');
});
