import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { loadSite } from '@/lib/site/content';
import { findBrowser } from '@/lib/samples/chromium';
import { allPagesPath } from '@/lib/site/config';
import { assertExport, startServer } from '@/lib/export/host';
import { withBase } from '@/lib/base/url';

/**
 * Prints each package of the export into one file.
 *
 *   print-packages.ts <folder>
 */
const [target = 'print'] = process.argv.slice(2);
await assertExport('out');
await mkdir(target, { recursive: true });
const server = await startServer({ dir: 'out' });
const { executablePath, args } = findBrowser(process.cwd()) ?? {};
const browser = await chromium.launch(
  executablePath ? { executablePath, args: args ?? [] } : {},
);
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
  await browser.close();
  await server.close();
}
