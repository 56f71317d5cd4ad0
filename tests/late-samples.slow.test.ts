import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { checkInEngine } from '@/lib/playground/check';
import { findBrowser } from '@/lib/samples/chromium';
import { PLAYGROUND } from '@/lib/site/product';
import { LINT } from '@/lib/site/product/linter';

/** A sample in real time whose value comes this late. */
const valueAfter = (ms: number, value: number) => ({
  index: 0,
  project: {
    files: [
      {
        name: 'sample.ts',
        text: `setTimeout(() => {\n  console.log(1); // => ${value}\n}, ${ms});`,
      },
    ],
    isTimeReal: true as const,
  },
  throws: undefined,
});

test('what comes late on a busy machine is waited for, what is wrong stays wrong', async () => {
  const browser = findBrowser(process.cwd());
  if (!browser) throw new Error('There is no browser; run `npm run browser`.');
  const results = await checkInEngine(
    [valueAfter(10, 1), valueAfter(6000, 1), valueAfter(10, 2)],
    {
      packs: PLAYGROUND.packs,
      lint: LINT,
      browser,
      cacheDir: '.cache/export',
    },
  );
  expect(results).toEqual(['runs', 'runs', 'gives other values in line 2']);
});

test('the check of samples ends by itself', async () => {
  const page = 'content/docs/contributing/voice.mdx';
  const args = ['scripts/run.mjs', 'scripts/check/samples.ts', '--all', page];
  const ending = promisify(execFile)(process.execPath, args, {
    timeout: 200_000,
  });
  expect((await ending).stdout).toContain('0 problems');
});
