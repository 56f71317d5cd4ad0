import { parseArgs } from 'node:util';
import { loadSite } from '@/lib/site/content';
import {
  assertExport,
  checkExport,
  checkExternalLinks,
  printBudgets,
} from '@/lib/export/host';
import { formatProblem } from '@/lib/base/source';
import { BASE_PATH } from '@/lib/base/url';

/** `--external` asks other people's servers, so it runs when somebody wants to know and never decides over a build. */
const { values: isAsked } = parseArgs({
  options: { external: { type: 'boolean', default: false } },
});
const OUT_DIR = 'out';

await assertExport(OUT_DIR);
const started = performance.now();
const { config } = loadSite(process.env['CONTENT_ROOT'] ?? 'content');
const { problems, figures, externalLinks } = await checkExport({
  dir: OUT_DIR,
  siteUrl: config.url.replace(/\/$/, ''),
  base: BASE_PATH,
});
if (isAsked.external) await tellExternal();
else tellExport();

function tellExport(): void {
  for (const { file, message } of problems) {
    console.log(formatProblem({ file: `${OUT_DIR}/${file}`, message }));
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(
    `${figures.pages} pages, ${figures.links} links, ${figures.anchors} anchors, ${figures.assets} assets in ${seconds} s: ${problems.length} problems. ${externalLinks.size} external links: npm run check:external.`,
  );
  const isWithinBudgets = printBudgets(OUT_DIR);
  process.exitCode = problems.length > 0 || !isWithinBudgets ? 1 : 0;
}

async function tellExternal(): Promise<void> {
  const results = await checkExternalLinks(
    [...externalLinks.keys()],
    '.cache/external-links.json',
  );
  const broken = results.filter(({ isAlive }) => !isAlive);
  for (const { address, answer } of broken) {
    console.log(
      `${address} (on ${OUT_DIR}/${externalLinks.get(address)}): ${answer}`,
    );
  }
  const known = results.filter(({ isKnown }) => isKnown).length;
  console.log(
    `${results.length} external links, ${known} of them known from the last week: ${broken.length} do not answer.`,
  );
}
