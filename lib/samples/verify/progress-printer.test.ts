import { expect, test } from 'vitest';

import { progressPrinter } from './progress-printer';

function printedBy(work: () => void): string[] {
  const printed: string[] = [];
  const { log } = console;
  console.log = (text: string) => void printed.push(text);
  try {
    work();
    return printed;
  } finally {
    console.log = log;
  }
}

test('progress is printed every ten seconds at most', () => {
  let now = 0;
  const printed = printedBy(() => {
    const print = progressPrinter(() => now);
    for (const [done, at] of [9999, 10_000, 19_999, 20_000].entries()) {
      now = at;
      print('samples run', done, 4);
    }
  });
  expect(printed).toEqual([
    '[samples] 1 of 4 samples run',
    '[samples] 3 of 4 samples run',
  ]);
});
