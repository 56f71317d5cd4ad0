/**
 * Renders every n-th page into the cache of articles and draws its social image: one of several processes that
 * `render-ahead.ts` starts. What can be done without the verdicts on samples is done at once, the rest when the parent
 * says that they are there. What fails here fails again, and is reported, when the page is asked for.
 */
import { once } from 'node:events';
import { drawSocialImage } from '@/components/build/draw-social-image';
import { renderArticle } from '@/components/build/render-article';
import { loadSite, sitesOfVersions } from '@/lib/site/content';
import { listSocialCards } from '@/lib/site/feeds';
import { highlightAhead } from '@/lib/site/article/compile';
import { parseMdx } from '@/lib/base/source';

// The process that started this has ended.
process.on('disconnect', () => process.exit());
const isChecked = once(process, 'message');

const [first = 0, step = 1] = process.argv.slice(2).map(Number);
const site = loadSite(process.env['CONTENT_ROOT'] ?? 'content');
const pages = [
  ...sitesOfVersions(site).flatMap((one) =>
    one.docs.map((page) => ({ one, page })),
  ),
  ...[...site.posts, site.home].map((page) => ({ one: site, page })),
].filter((_, index) => index % step === first);
// The parent parses all pages from the first on; from the last on, both meet and nothing is parsed twice.
for (const { page } of pages.toReversed()) parseQuietly(page);
for (const { page } of pages) {
  await highlightAhead(page.body, page.file).catch(() => {});
}
await isChecked;
for (const { one, page } of pages) {
  await renderArticle(one, page).catch(() => {});
}
process.send?.('rendered');
const cards = listSocialCards(site).filter(
  (_, index) => index % step === first,
);
for (const card of cards) {
  await drawSocialImage(site.config.title, card).catch(() => {});
}
process.disconnect();

function parseQuietly({ body, file }: { body: string; file: string }): void {
  try {
    parseMdx(body, file);
  } catch {
    // The parent meets the same mistake.
  }
}
