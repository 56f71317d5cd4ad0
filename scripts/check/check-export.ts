import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { loadSite } from '@/lib/site/content';
import { assertExport, checkExport, printBudgets } from '@/lib/export/host';
import { counted } from '@/lib/base/text';
import { formatProblem, parsePublishedUrls } from '@/lib/base/source';
import { BASE_PATH } from '@/lib/base/url';
import { readOptions } from '@/scripts/setup/options';

const USAGE = `Looks through the export in out: links, anchors, assets, feeds, budgets. Its addresses are added to
content/published-urls.txt: none of them may ever lead nowhere.

npm run check:export`;

readOptions(USAGE, {});
const OUT_DIR = 'out';

assertExport(OUT_DIR);
const started = performance.now();
const root = process.env['CONTENT_ROOT'] ?? 'content';
const { config } = loadSite(root);
const { problems, figures, sitemap } = await checkExport({
  dir: OUT_DIR,
  siteUrl: config.url.replace(/\/$/, ''),
  base: BASE_PATH,
});
rememberAddresses(sitemap);
for (const { file, message } of problems) {
  console.log(formatProblem({ file: `${OUT_DIR}/${file}`, message }));
}
const seconds = ((performance.now() - started) / 1000).toFixed(1);
console.log(
  `${counted(figures.pages, 'page')}, ${counted(figures.links, 'address', 'addresses')}, ${counted(figures.anchors, 'anchor')} in ${seconds} s: ${counted(problems.length, 'problem')}.`,
);
const isWithinBudgets = printBudgets(OUT_DIR);
process.exitCode = problems.length > 0 || !isWithinBudgets ? 1 : 0;

/** A release that is published has been checked, so the list knows each of its addresses. */
function rememberAddresses(sitemap: readonly string[]): void {
  const file = path.join(root, 'published-urls.txt');
  const known = parsePublishedUrls(readFileSync(file, 'utf8'));
  const added = sitemap
    .map((href) => new URL(href).pathname.slice(BASE_PATH.length) || '/')
    .filter((address) => !known.includes(address));
  if (added.length === 0) return;
  const all = [...known, ...added].sort((a, b) => (a < b ? -1 : 1));
  writeFileSync(file, `${all.join('\n')}\n`);
  console.log(
    `${file} has grown by ${counted(added.length, 'address', 'addresses')}, which lead somewhere from now on whatever moves: commit it with the pages.`,
  );
}
