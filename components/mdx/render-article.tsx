import type { ReactElement } from 'react';
import { toStaticMarkup } from '@/components/ui/static-markup';
import { rulePages } from '@/lib/api/rule-pages';
import { readSnapshotText } from '@/lib/api/snapshot-text';
import { ContentError } from '@/lib/content/errors';
import type { Site } from '@/lib/content/load-site';
import type { DocEntry } from '@/lib/content/read-docs';
import type { HomeEntry } from '@/lib/content/read-home';
import type { BlogPost } from '@/lib/content/read-posts';
import { drawMarbles } from '@/lib/marble/draw';
import { parseMarbles } from '@/lib/marble/parse';
import { cachedArticle } from '@/lib/mdx/article-cache';
import type { Article } from '@/lib/mdx/article-cache';
import { compileMdx, renderError } from '@/lib/mdx/compile';
import type { FenceDrawing } from '@/lib/mdx/plugins/rehype-code-blocks';
import { collectSampleTotals } from '@/lib/mdx/sample-totals';
import { manifestKey, readVerdicts } from '@/lib/mdx/sample-verdicts';
import type { PageVerdicts } from '@/lib/mdx/sample-verdicts';
import { drawSignatures } from '@/lib/mdx/signatures';
import { childrenCards } from '@/lib/nav/children-cards';
import { drawDevProblems } from './dev-problems';
import { createMdxComponents } from './mdx-components';

type Page = DocEntry | BlogPost | HomeEntry;

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
  const verdicts = readVerdicts(page.file, isWriting);
  const inputs = [page.file, page.body, verdicts.key, ...factsOf(site, page)];
  const article = await cachedArticle(inputs, () =>
    compileArticle(site, page, verdicts),
  );
  return process.env.NODE_ENV === 'development'
    ? { ...article, html: drawDevProblems(article.html, page) }
    : article;
}

/** Everything else that the components used by a page draw from. */
function factsOf(site: Site, { body }: Page): string[] {
  const facts: string[] = [];
  if (body.includes('<CardList')) {
    facts.push(
      JSON.stringify(
        site.docs.map(({ path, title, description }) => [
          path,
          title,
          description,
        ]),
      ),
    );
  }
  if (/<(?:ApiTable|Rule[FI]|SampleTotals)/.test(body)) {
    facts.push(readSnapshotText(site.root));
  }
  if (body.includes('<RuleIndex')) {
    facts.push(JSON.stringify([...rulePages(site.docs)]));
  }
  if (body.includes('<SampleTotals')) {
    // What is documented is found on all pages.
    facts.push(manifestKey(), ...site.docs.map((doc) => doc.body));
  }
  return facts;
}

async function compileArticle(
  site: Site,
  page: Page,
  { verdict }: PageVerdicts,
): Promise<Article> {
  const { file } = page;
  const components = createMdxComponents({
    rulePages: () => rulePages(site.docs),
    sampleTotals: () => collectSampleTotals(site.root),
    signatures: await drawSignatures(page.body),
    categoryId: page.kind === 'doc' ? page.id.replace(/\/index$/, '') : '',
    cardsOf: (categoryId) =>
      childrenCards(
        site.sidebar,
        categoryId,
        (path) => site.docs.find((doc) => doc.path === path)?.description,
      ),
  });
  const { element, headings } = await compileMdx(page.body, {
    file,
    components,
    drawings: { marble: marbleDrawing(file) },
    verdict,
  });
  return { html: toHtml(element, page), headings };
}

function marbleDrawing(file: string): FenceDrawing {
  return ({ source, meta, line }) => {
    try {
      return drawMarbles(parseMarbles(source), meta.title);
    } catch (error) {
      throw new ContentError(
        { file, line },
        `has a marble diagram that cannot be drawn: ${error instanceof Error ? error.message : String(error)}.`,
        'the format is described in /docs/contributing/writing-samples.',
      );
    }
  };
}

function toHtml(element: ReactElement, { body, file }: Page): string {
  try {
    return toStaticMarkup(element);
  } catch (error) {
    throw renderError(error, body, file);
  }
}
