import { expect, test } from '@playwright/test';

import { printWait } from './print-wait';

test('a wait of minutes is announced, a short one is not', () => {
  const printed: string[] = [];
  const { log } = console;
  console.log = (text: string) => void printed.push(text);
  try {
    printWait(19);
    expect(printed).toEqual([]);
    printWait(20);
    expect(printed).toHaveLength(1);
    expect(printed[0]).toContain('samples of 20 pages');
  } finally {
    console.log = log;
  }
});
