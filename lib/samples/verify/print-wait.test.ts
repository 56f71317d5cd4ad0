import { expect, test } from '@playwright/test';

import { printWait } from './print-wait';

test('who has to wait for minutes is told so, and who has not reads nothing', () => {
  const said: string[] = [];
  const { log } = console;
  console.log = (text: string) => void said.push(text);
  try {
    printWait(19);
    expect(said).toEqual([]);
    printWait(20);
    expect(said).toHaveLength(1);
    expect(said[0]).toContain('samples of 20 pages');
  } finally {
    console.log = log;
  }
});
