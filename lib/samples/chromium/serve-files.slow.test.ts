import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import { findBrowser } from './browser';
import { ChromiumHost, SERVED_AT } from './host';

test('a browser gets the files from memory, and reaches nothing else', async () => {
  const found = findBrowser(process.cwd());
  if (!found) throw new Error('There is no browser here.');
  let reached = 0;
  const other = createServer((_, response) => {
    reached++;
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.end('reached');
  });
  await new Promise<void>((done) => other.listen(0, '127.0.0.1', done));
  const { port } = other.address() as AddressInfo;
  const chromium = new ChromiumHost(found);
  try {
    const context = await chromium.open(
      {
        '/': '<title>Pier</title><script>document.title = "Refused";</script>',
        '/tide.js': "document.title = 'Tide';",
      },
      "script-src 'self'",
    );
    const page = await context.newPage();
    await page.goto(SERVED_AT);
    expect(await page.title()).toBe('Pier');
    await page.addScriptTag({ url: '/tide.js' });
    expect(await page.title()).toBe('Tide');
    const answers = await page.evaluate(
      (addresses) =>
        Promise.all(
          addresses.map((address) =>
            fetch(address).then(
              (response) => response.status,
              () => 'refused',
            ),
          ),
        ),
      [
        '/tide.js',
        '/other.js',
        `http://127.0.0.1:${port}/`,
        `http://localhost:${port}/`,
        `http://[::1]:${port}/`,
        'http://example.com/',
        'https://example.com/',
      ],
    );
    const [own, unknown, ...foreign] = answers;
    expect(own).toBe(200);
    expect(new Set([unknown, ...foreign])).toEqual(new Set(['refused']));
    await expect(page.goto(`http://127.0.0.1:${port}/`)).rejects.toThrow();
    expect(reached).toBe(0);
  } finally {
    await chromium.close();
    other.close();
  }
});
