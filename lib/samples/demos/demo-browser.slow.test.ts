import { expect, test } from '@playwright/test';

import { ChromiumHost, findBrowser } from '@/lib/samples/chromium';
import { runDemos, type DemoResult } from './demo-browser';

const file = (name: string, onStop: string) => ({
  name: `${name}.js`,
  text: `export const start = async (host) => {
  host.textContent = '${name}';
  return { set() {}, stop() { ${onStop} } };
};`,
});

test('a demo that fails when it is stopped has its first render, and the browser outlasts it', async () => {
  test.setTimeout(300_000);
  const found = findBrowser(process.cwd());
  if (!found) throw new Error('There is no browser: npm run browser.');
  const chromium = new ChromiumHost(found);
  try {
    const files = [
      file('Afloat', ''),
      file('Leaking', "throw new Error('sinks')"),
    ];
    const demos = files.map(({ name }) => ({ file: name, controls: [] }));
    const bundle = { entries: files.map(({ name }) => name), files };
    const round = async () => {
      const results: DemoResult[] = [];
      await runDemos(demos, bundle, chromium, (index, result) => {
        results[index] = result;
      });
      return results;
    };
    const results = [
      { firstRender: 'Afloat', failures: [] },
      { firstRender: 'Leaking', failures: ['Error: sinks'] },
    ];
    expect(await round()).toEqual(results);
    expect(await round()).toEqual(results);
  } finally {
    await chromium.close();
  }
});
