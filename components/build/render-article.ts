import { PARTS } from '@/components/mdx';
import { absoluteUrl } from '@/lib/site/config';
import { sourcesOf } from './sources-of';
import { isOfOlderVersion } from '@/lib/site/content';
import type { Site, Page } from '@/lib/site/content';
import { cachedArticle } from '@/lib/site/article';
import type { Article } from '@/lib/site/article';
import { areSamplesChecked, readProblems } from '@/lib/site/dev';
import { readVerdicts } from '@/lib/site/verdicts';
import type { PageVerdicts } from '@/lib/site/verdicts';

/**
 * Renders the content of one page to HTML, or takes it from the cache when nothing it is made of has changed.
 *
 * @param isWriting whether samples may be shown that were not checked
 * @throws ContentError for anything an author wrote wrong
 */
export async function renderArticle(
  site: Site,
  page: Page,
  isWriting = process.env.NODE_ENV === 'development',
): Promise<Article> {
  const { inputs, verdicts } = inputsOf(site, page, isWriting);
  return cachedArticle(inputs, async () => {
    // The compiler, its plugins and the highlighter are a large part of what a build would have to load.
    const { compileArticle } = await import('./compile-article');
    return compileArticle(site, page, verdicts);
  });
}

/**
 * The same while writing, without rendering it.
 *
 * @throws Error when nothing has rendered it since it was changed
 */
export function knownArticle(site: Site, page: Page): Promise<Article> {
  return cachedArticle(inputsOf(site, page, true).inputs, () =>
    Promise.reject(new Error(`${page.file} is not rendered.`)),
  );
}

/**
 * The components that the checks of content allow, and the renderer with which they try each article.
 *
 * @param options.allowUnchecked whether samples may be shown that were not checked
 */
export function articleRenderer({ allowUnchecked = false } = {}) {
  return {
    components: PARTS,
    render: (site: Site, page: Page) =>
      renderArticle(site, page, allowUnchecked),
  };
}

function inputsOf(site: Site, page: Page, isWriting: boolean) {
  const { file } = page;
  const isOlder = isOfOlderVersion(site, page);
  const draft = isWriting
    ? { isChecked: areSamplesChecked(), problems: readProblems(file) }
    : undefined;
  // Samples of older versions are written for packages that are not installed.
  const verdicts: PageVerdicts = isOlder
    ? { key: '', verdict: () => undefined }
    : readVerdicts(file, draft);
  const inputs = [
    JSON.stringify(page),
    absoluteUrl(site.config, page.path),
    verdicts.key,
    // Where its links lead, and all that its components draw from.
    ...(isOlder
      ? [site.version.path, ...site.docs.map(({ path }) => path)]
      : []),
    ...sourcesOf(page).map((source) => source.key(site, page)),
  ];
  return { verdicts, inputs };
}
