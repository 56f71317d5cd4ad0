import { parseArgs } from 'node:util';
import { loadSite } from '@/lib/site/content';
import { assertExport, checkExport, printBudgets } from '@/lib/export/host';
import { formatProblem } from '@/lib/base/source';
import { BASE_PATH } from '@/lib/base/url';

/** `--external` asks other people's servers, so it runs when somebody wants to know and never decides over a build. */
const { values } = parseArgs({
  options: { external: { type: 'boolean', default: false } },
});
const OUT_DIR = 'out';

await assertExport(OUT_DIR);
const started = performance.now();
const { config } = loadSite(process.env['CONTENT_ROOT'] ?? 'content');
const { problems, figures } = await checkExport({
  dir: OUT_DIR,
  siteUrl: config.url.replace(/\/$/, ''),
  base: BASE_PATH,
  isExternal: values.external,
});
for (const { file, message } of problems) {
  console.log(formatProblem({ file: `${OUT_DIR}/${file}`, message }));
}
const seconds = ((performance.now() - started) / 1000).toFixed(1);
console.log(
  `${figures.pages} pages, ${figures.links} addresses, ${figures.anchors} anchors in ${seconds} s: ${problems.length} problems. ${figures.external} addresses of other sites${values.external ? '' : ': npm run check:external'}.`,
);
if (!values.external) {
  const isWithinBudgets = printBudgets(OUT_DIR);
  process.exitCode = problems.length > 0 || !isWithinBudgets ? 1 : 0;
}
