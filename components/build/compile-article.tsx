import { FENCE_PARTS } from '@/components/code/fence-parts';
import { PARTS } from '@/components/mdx';
import { toStaticMarkup } from '@/components/islands/static-markup';
import { ContentError, parseMdx } from '@/lib/base/source';
import { isOfOlderVersion } from '@/lib/site/content';
import type { Site, Page } from '@/lib/site/content';
import { drawMarbles, parseMarbles } from '@/lib/diagrams';
import { breakHeading, breakNames } from '@/lib/site/article';
import type { Article } from '@/lib/site/article';
import {
  assertWordsShown,
  compileMdx,
  parseHtml,
  renderError,
} from '@/lib/site/article/compile';
import type { FenceDrawing } from '@/lib/site/article/compile';
import type { PageVerdicts } from '@/lib/site/verdicts';
import { linkInVersion } from '@/lib/site/nav';
import { withBase } from '@/lib/base/url';
import { readArticle } from './read-article';
import { drawParts } from './sources-of';

/**
 * Compiles the content of one page to HTML.
 *
 * @throws ContentError for anything an author wrote wrong
 */
export async function compileArticle(
  site: Site,
  page: Page,
  { verdict }: PageVerdicts,
): Promise<Article> {
  const { file } = page;
  const { element, headings } = await compileMdx(page.body, {
    file,
    components: {
      ...(await drawn(file, () => drawParts(site, page))),
      ...FENCE_PARTS,
    },
    rules: PARTS,
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
    playHref: (index) => `${withBase('/play')}?sample=${page.path}:${index}`,
  });
  const html = await drawn(file, () => toStaticMarkup(element));
  const tree = parseHtml(html);
  assertWordsShown({ tree: parseMdx(page.body, file), ...page }, tree);
  const read = readArticle(site, page, { tree, headings });
  // Afterwards: nobody reads or searches where a line may end.
  return {
    html: breakNames(html),
    headings: headings.map((one) => ({ ...one, html: breakHeading(one.html) })),
    ...read,
  };
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

/** @throws ContentError in place of what a component throws */
async function drawn<Result>(
  file: string,
  draw: () => Result | Promise<Result>,
): Promise<Result> {
  try {
    return await draw();
  } catch (error) {
    throw renderError(error, file);
  }
}
