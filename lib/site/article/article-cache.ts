import { z } from 'zod';
import { cacheEntry, countCached } from '@/lib/base/files';
import { BASE_PATH } from '@/lib/base/url';
import type { SearchableSection } from '@/lib/search';
import type { Heading } from '@/lib/site/nav';

const articleSchema = z.object({
  html: z.string(),
  headings: z.array(z.custom<Heading>()),
  ids: z.array(z.string()),
  sections: z.array(z.custom<SearchableSection>()),
  markdown: z.string(),
});

/**
 * The content of a page: its HTML, ready to be sent, and what was read from its tree when it was rendered, so that it is not parsed
 * again: all ids, what search finds, and the page as Markdown.
 */
export type Article = z.infer<typeof articleSchema>;

/** Everything besides its own text that an article is made of. */
const RENDERING_CODE = [
  'lib/packages/api',
  'lib/site/article',
  'lib/site/choices',
  'lib/site/content/groups.ts',
  'lib/samples/fences',
  'lib/diagrams',
  'lib/site/diagrams',
  'lib/site/nav',
  'lib/packages/facts',
  'lib/site/product',
  'lib/benchmarks/figures.ts',
  'lib/benchmarks/run',
  'lib/search/build/read-sections.ts',
  'lib/base/source',
  'lib/base/text',
  'lib/base/url',
  'lib/site/verdicts',
  'components/blog/post-meta.tsx',
  'components/build',
  'components/code',
  'components/islands',
  'components/mdx',
  'components/ui',
];

const FOLDER = 'articles';

/** How many articles are cached that today's code has rendered. */
export function countKnownArticles(): number {
  return countCached(FOLDER, RENDERING_CODE);
}

/**
 * Takes an article from the disk when it was made from the same text by the same code, and makes it otherwise.
 *
 * @param inputs all the text the article depends on
 * @param render makes the article
 */
export async function cachedArticle(
  inputs: readonly string[],
  render: () => Promise<Article>,
): Promise<Article> {
  const all = [BASE_PATH, ...inputs];
  const entry = cacheEntry(FOLDER, RENDERING_CODE, all, articleSchema);
  return entry.known ?? entry.save(await render());
}
