import { loadSite } from '@/lib/content';
import { assertExport, checkExport, printBudgets } from '@/lib/static-host';
import { formatProblem } from '@/lib/source';
import { BASE_PATH } from '@/lib/url';

const OUT_DIR = 'out';

await assertExport(OUT_DIR);
const started = performance.now();
const { config } = loadSite(process.env['CONTENT_ROOT'] ?? 'content');
const { problems, figures, externalLinks } = await checkExport({
  dir: OUT_DIR,
  siteUrl: config.url.replace(/\/$/, ''),
  base: BASE_PATH,
});
for (const { file, message } of problems) {
  console.log(formatProblem({ file: `${OUT_DIR}/${file}`, message }));
}
const seconds = ((performance.now() - started) / 1000).toFixed(1);
console.log(
  `${figures.pages} pages, ${figures.links} links, ${figures.anchors} anchors, ${figures.assets} assets in ${seconds} s: ${problems.length} problems. ${externalLinks.size} external links: npm run check:external.`,
);
const isWithinBudgets = printBudgets(OUT_DIR);
process.exitCode = problems.length > 0 || !isWithinBudgets ? 1 : 0;
