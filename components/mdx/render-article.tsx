import type { ReactElement } from 'react';
import { toStaticMarkup } from '@/components/ui/static-markup';
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
import { childrenCards } from '@/lib/nav/children-cards';
import { createMdxComponents } from './mdx-components';

type Page = DocEntry | BlogPost | HomeEntry;

/**
 * Renders the content of one page to HTML, or takes it from the cache when nothing it is made of has changed.
 *
 * @throws ContentError for anything an author wrote wrong
 */
export async function renderArticle(site: Site, page: Page): Promise<Article> {
  const cards = page.body.includes('<CardList')
    ? JSON.stringify(
        site.docs.map(({ path, title, description }) => [
          path,
          title,
          description,
        ]),
      )
    : '';
  return cachedArticle([page.file, page.body, cards], () =>
    compileArticle(site, page),
  );
}

async function compileArticle(site: Site, page: Page): Promise<Article> {
  const { file } = page;
  const components = createMdxComponents({
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
    footer: () => undefined,
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
