import { expect, test } from '@playwright/test';

import { ChromiumHost, findBrowser } from '@/lib/samples/chromium';
import { runDemos } from './demo-browser';

const file = (name: string, onStop: string) => ({
  name: `${name}.js`,
  map: '',
  text: `export const start = async (host) => {
  host.textContent = '${name}';
  return { set() {}, stop() { ${onStop} } };
};`,
});

test('each demo is shown and tried, and the browser outlasts them', async () => {
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
    let tried = 0;
    const round = () => runDemos(demos, bundle, chromium, () => tried++);
    const [afloat, leaking] = await round();
    expect(tried).toBe(2);
    expect(afloat).toEqual({ firstRender: 'Afloat', failures: [] });
    expect(leaking?.firstRender).toBe('Leaking');
    expect(leaking?.failures.map(({ text }) => text)).toEqual(['Error: sinks']);
    expect(await round()).toHaveLength(2);
  } finally {
    await chromium.close();
  }
});
