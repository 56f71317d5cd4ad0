import { expect, test } from '@playwright/test';

import { NoEndError, whileAnswering } from './answering-page';
import { findBrowser } from './browser';
import { ChromiumHost } from './host';

const run = {
  'an answer': 'new Promise((done) => setTimeout(() => done("here"), 2000))',
  'a long task':
    'new Promise((done) => { const end = performance.now() + 3000; while (performance.now() < end); done("here"); })',
  'a promise that nobody keeps': 'new Promise(() => undefined)',
  'a loop': '(() => { for (;;); })()',
};

test('what runs in a page is waited for while the page answers or the machine is slow, and no longer', async () => {
  const found = findBrowser(process.cwd());
  if (!found) throw new Error('There is no browser: npm run browser.');
  const chromium = new ChromiumHost(found);
  try {
    const page = await (await chromium.open()).newPage();
    const wait = (name: keyof typeof run, maxLooks: number) =>
      whileAnswering(page, page.evaluate<string>(run[name]), maxLooks, 20);

    expect(await wait('an answer', 100)).toBe('here');
    expect(await wait('a long task', 1)).toBe('here');
    const unkept = wait('a promise that nobody keeps', 3);
    await expect(unkept).rejects.toThrow(NoEndError);
    await expect(unkept).rejects.toThrow('awaits something');
    await expect(wait('a loop', 3)).rejects.toThrow('blocks the page');
  } finally {
    await chromium.close();
  }
});
