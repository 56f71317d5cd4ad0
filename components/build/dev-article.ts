import { renderArticle } from './render-article';
import type { Page, Site } from '@/lib/site/content';
import { readPageMistakes } from '@/lib/site/dev';
import type { Problem } from '@/lib/base/source';
import type { Article } from '@/lib/site/article';
import { prepareHighlighter } from '@/lib/site/article/compile';
import { markSamples } from './mark-samples';

/** An article as a route shows it; while writing, with the mistakes of its page. */
export type ShownArticle = Article & { mistakes?: readonly Problem[] };

/** Outlives this module, which the development server loads anew with each edit of code. */
const memory = globalThis as { lastGoodArticles?: Map<string, Article> };
const lastGood = (memory.lastGoodArticles ??= new Map());

const STAND_IN: Article = {
  html: '<p>The text of this page cannot be shown until the mistake in it is mended: no earlier version of it is known.</p>',
  headings: [],
  ids: [],
  sections: [],
  markdown: '',
};

let isPrepared = false;

/** The page that is open goes first; its first edit comes later. */
function prepareSoon(): void {
  if (isPrepared) return;
  isPrepared = true;
  setTimeout(() => void prepareHighlighter());
}

/** While writing: the content of a page, or what it was before the mistake that is in it now. */
export async function devArticle(
  site: Site,
  page: Page,
): Promise<ShownArticle> {
  try {
    const made = await renderArticle(site, page, true);
    const article = { ...made, html: markSamples(made.html, page) };
    lastGood.set(page.file, article);
    prepareSoon();
    return { ...article, mistakes: readPageMistakes(page.file) };
  } catch (error) {
    return {
      ...(lastGood.get(page.file) ?? STAND_IN),
      mistakes: readPageMistakes(page.file, error),
    };
  }
}
