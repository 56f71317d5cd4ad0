import { PARTS } from '@/components/mdx';
import { knownArticle, renderArticle } from './render-article';
import { stripQueryAndHash } from '@/lib/base/url';
import { PAGE_RULES, checkContent, linksOf, runRules } from '@/lib/site/checks';
import { isOfOlderVersion } from '@/lib/site/content';
import type { Page, Site } from '@/lib/site/content';
import { pageMistakes } from '@/lib/site/dev';
import { compareProblems, parseMdx } from '@/lib/base/source';
import type { Problem } from '@/lib/base/source';
import type { Article } from '@/lib/site/article';
import { prepareHighlighter } from '@/lib/site/article/compile';

/** An article as a route shows it; while writing, with the mistakes of its page. */
export type ShownArticle = Article & { mistakes?: readonly Problem[] };

/** Outlives this module, which the development server loads anew with each edit of code. */
const memory = globalThis as { lastGoodArticles?: Map<string, Article> };
const lastGood = (memory.lastGoodArticles ??= new Map());

const OWN_RULES = PAGE_RULES.filter((rule) => rule !== 'anchors');

const STAND_IN: Article = {
  html: '<p>The text of this page cannot be shown until the mistake in it is mended: no earlier version of it is known.</p>',
  headings: [],
  ids: [],
  sections: [],
  markdown: '',
};

/**
 * What can be said of a page that was just saved before the check of all pages has come to it; undefined where others
 * are looked at as well.
 */
async function mistakesOf(
  site: Site,
  page: Page,
  article: Article,
): Promise<readonly Problem[] | undefined> {
  const isTranslation = site.locale.code !== site.config.defaultLocale;
  if (isTranslation || isOfOlderVersion(site, page)) return undefined;
  const links = linksOf({ tree: parseMdx(page.body, page.file) });
  const paths = new Set(links.map(({ url }) => stripQueryAndHash(url)));
  // What links lead to is asked of other pages; the other rules need not read them.
  const { problems, input } = await checkContent({
    root: site.root,
    site,
    components: PARTS,
    rules: ['anchors'],
    only: ({ file, path }) => file === page.file || paths.has(path),
    render: (one, other) =>
      other.file === page.file
        ? Promise.resolve(article)
        : knownArticle(one, other),
  });
  const isOwn = ({ file }: { file: string }) => file === page.file;
  const pages = input.pages.filter(isOwn);
  const found = [...problems, ...runRules({ ...input, pages }, OWN_RULES)];
  return found.filter(isOwn).sort(compareProblems);
}

/** While writing: the content of a page, or what it was before the mistake that is in it now. */
export async function devArticle(
  site: Site,
  page: Page,
): Promise<ShownArticle> {
  try {
    const article = await renderArticle(site, page, true);
    lastGood.set(page.file, article);
    // The page that is open goes first; what the first edit of its code needs comes later.
    setTimeout(() => void prepareHighlighter());
    const own = await mistakesOf(site, page, article);
    return { ...article, mistakes: pageMistakes(page.file, { own }) };
  } catch (error) {
    return {
      ...(lastGood.get(page.file) ?? STAND_IN),
      mistakes: pageMistakes(page.file, { thrown: error }),
    };
  }
}
