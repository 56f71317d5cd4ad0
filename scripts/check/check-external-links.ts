import { loadSite } from '@/lib/content';
import {
  assertExport,
  checkExport,
  checkExternalLinks,
} from '@/lib/static-host';
import { BASE_PATH } from '@/lib/url';

/** Asks other people's servers, so it runs when somebody wants to know and never decides over a build. */
await assertExport('out');
const { config } = loadSite(process.env['CONTENT_ROOT'] ?? 'content');
const { externalLinks } = await checkExport({
  dir: 'out',
  siteUrl: config.url.replace(/\/$/, ''),
  base: BASE_PATH,
});
const results = await checkExternalLinks(
  [...externalLinks.keys()],
  '.cache/external-links.json',
);
const broken = results.filter(({ isAlive }) => !isAlive);
for (const { address, answer } of broken) {
  console.log(`${address} (on out/${externalLinks.get(address)}): ${answer}`);
}
const known = results.filter(({ isKnown }) => isKnown).length;
console.log(
  `${results.length} external links, ${known} of them known from the last week: ${broken.length} do not answer.`,
);
