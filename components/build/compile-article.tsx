import type { ReactElement } from 'react';
import { readDiagram } from '@/components/diagrams';
import { toStaticMarkup } from './static-markup';
import { rulePages } from '@/lib/api';
import { readPackageFacts } from '@/lib/package-facts';
import { readLab } from '@/lib/render-lab';
import { ContentError } from '@/lib/source';
import { isOfOlderVersion } from '@/lib/content';
import type { Site, Page } from '@/lib/content';
import { drawMarbles, parseMarbles } from '@/lib/marble';
import type { Article } from '@/lib/article';
import { compileMdx, renderError, drawSignatures } from '@/lib/article/compile';
import type { FenceDrawing } from '@/lib/article/compile';
import { showStills } from '@/lib/demos/draw';
import { collectSampleTotals } from '@/lib/verdicts';
import type { PageVerdicts } from '@/lib/verdicts';
import { childrenCards, linkInVersion } from '@/lib/nav';
import { createMdxComponents } from '@/components/mdx/mdx-components';

/**
 * Compiles the content of one page to HTML.
 *
 * @throws ContentError for anything an author wrote wrong
 */
export async function compileArticle(
  site: Site,
  page: Page,
  { verdict, isNumbered, stills }: PageVerdicts,
): Promise<Article> {
  const { file } = page;
  const components = createMdxComponents({
    rulePages: () => rulePages(site.docs),
    sampleTotals: () => sampleTotalsOf(site),
    packageFacts: () => readPackageFacts(site.root),
    lab: () => readLab(site.root),
    diagram: (name) => readDiagram(site.root, name),
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
    resolveLink: (href) =>
      isOfOlderVersion(site, page)
        ? linkInVersion(
            href,
            site.versions[0]?.version.path ?? '',
            site.version.path,
            (path) => site.docs.some((doc) => doc.path === path),
          )
        : href,
    isNumbered,
  });
  return { html: showStills(toHtml(element, page), stills), headings };
}

/** Every page that shows them shows the same, and finding them means reading all pages. */
const totals = new WeakMap<Site, ReturnType<typeof collectSampleTotals>>();

function sampleTotalsOf(site: Site) {
  // While writing, the checker finds out more about the same pages.
  if (process.env.NODE_ENV === 'development') {
    return collectSampleTotals(site.root);
  }
  if (!totals.has(site)) totals.set(site, collectSampleTotals(site.root));
  return totals.get(site);
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

function toHtml(element: ReactElement, { file }: Page): string {
  try {
    return toStaticMarkup(element);
  } catch (error) {
    throw renderError(error, file);
  }
}
