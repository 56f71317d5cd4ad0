/**
 * Renders every n-th page into the cache of articles and draws its social image: one of several processes that
 * `render-ahead.ts` starts. What can be done without the verdicts on samples is done at once, the rest when the parent
 * says that they are there. What fails here fails again, and is reported, when the page is asked for.
 */
import { once } from 'node:events';
import { drawSocialImage } from '@/components/build/draw-social-image';
import { renderArticle } from '@/components/build/render-article';
import { loadSite, pagesOf } from '@/lib/site/content';
import { listSocialCards } from '@/lib/site/feeds';
import { parseMdx } from '@/lib/base/source';

// The process that started this has ended.
process.on('disconnect', () => process.exit());
const isChecked = once(process, 'message');

const [first = 0, step = 1] = process.argv.slice(2).map(Number);
const isMine = (_: unknown, index: number) => index % step === first;
const site = loadSite(process.env['CONTENT_ROOT'] ?? 'content');
const pages = pagesOf(site).filter(isMine);
// The parent parses all pages from the first on; from the last on, both meet and nothing is parsed twice.
await forEach(pages.toReversed(), ({ page }) => parseMdx(page.body, page.file));
await isChecked;
await forEach(pages, ({ one, page }) => renderArticle(one, page));
process.send?.('rendered');
await forEach(listSocialCards(site).filter(isMine), (card) =>
  drawSocialImage(site.config.title, card),
);
process.disconnect();

async function forEach<Item>(
  all: readonly Item[],
  work: (item: Item) => unknown,
): Promise<void> {
  for (const item of all) {
    try {
      await work(item);
    } catch {
      // The parent meets the same mistake.
    }
  }
}
