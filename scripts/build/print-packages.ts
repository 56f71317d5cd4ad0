import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { loadSite } from '@/lib/site/content';
import { allPagesPath } from '@/lib/site/config';
import { assertExport, startServer } from '@/lib/export/host';
import { withBase } from '@/lib/base/url';
import { withBrowser } from '../bench/browser';
import { readOptions } from '@/scripts/setup/options';

const USAGE = `Prints each package of the export into one PDF.

node scripts/run.mjs scripts/build/print-packages.ts [folder]`;

const { positionals } = readOptions(USAGE, { allowPositionals: true });
const [target = 'print'] = positionals;
await withBrowser(async (browser) => {
  assertExport('out');
  await mkdir(target, { recursive: true });
  const server = await startServer({ dir: 'out' });
  try {
    const page = await browser.newPage({ serviceWorkers: 'block' });
    for (const { path: packagePath, label } of loadSite('content').packages) {
      const address = withBase(allPagesPath(packagePath));
      await page.goto(new URL(address, server.url).href);
      const file = path.join(target, `${path.basename(packagePath)}.pdf`);
      await page.pdf({ path: file, format: 'A4', outline: true, tagged: true });
      console.log(`${label}: ${file}`);
    }
  } finally {
    await server.close();
  }
});
