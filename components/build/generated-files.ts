import synonyms from '@/content/search-synonyms.json' with { type: 'json' };
import { collectSearchablePages, collectSymbols } from './collect-pages';
import { sitesOfVersions } from '@/lib/site/content';
import type { Site } from '@/lib/site/content';
import { checkHomes } from './check-homes';
import { checkQuestions } from './check-questions';
import { readPages } from '@/lib/base/source';
import type { ContentError } from '@/lib/base/source';
import { drawSocialImage } from './draw-social-image';
import { pagesAsMarkdown } from './pages-as-markdown';
import { listSocialCards } from '@/lib/site/feeds';
import type { ByVersion } from '@/lib/site/nav';
import type { KnownPage } from '@/lib/site/nav/likely-pages';
import { describeHovers, hoverPath, readRecords } from '@/lib/site/verdicts';
import { PACKAGES } from '@/lib/site/product';
import { findExportHomes, readApi } from '@/lib/packages';
import { buildSearchFiles } from '@/lib/search/build';
import { SEARCH_FILES_PATH } from '@/lib/search';

/** A file that the site reads while it is built or served. */
type GeneratedFile = { path: string; text: string | Buffer };

/** The names of all pages, and where they were: what the not-found page chooses from. */
export function generatePageNames(site: Site): GeneratedFile {
  const { versions, posts, redirects } = site;
  const names = [
    ...versions
      .flatMap(({ readingOrder }) => readingOrder)
      .map(({ path, label }): KnownPage => [
        path,
        label,
        ...redirects.filter(({ to }) => to === path).map(({ from }) => from),
      ]),
    ...posts.map(({ path, title }): KnownPage => [path, title]),
  ];
  return { path: 'public/pages.json', text: JSON.stringify(names) };
}

/** Every page as Markdown, beside its address. */
export async function generateMarkdown(site: Site): Promise<GeneratedFile[]> {
  const pages = await pagesAsMarkdown(site);
  return pages.map(({ path, text }) => ({ path: `public${path}.md`, text }));
}

/** What readers may ask about symbols in samples, a file for each page that has some. */
export function generateHoverFiles(site: Site): GeneratedFile[] {
  const { root, home, docs, posts } = site;
  const pages = [home, ...docs, ...posts];
  const api = readApi(root, PACKAGES.names);
  const homes = findExportHomes(api, readPages(root), PACKAGES);
  const titles = new Map(pages.map((page) => [page.path, page.title]));
  return pages.flatMap((page) => {
    const records = readRecords(page.file);
    const hovers = describeHovers(records, { api, homes, titles });
    if (!hovers) return [];
    const text = JSON.stringify(hovers);
    return [{ path: `public${hoverPath(page.path)}`, text }];
  });
}

/** The social images of all pages. */
export function drawSocialImages(site: Site): Promise<GeneratedFile[]> {
  return Promise.all(
    listSocialCards(site).map(async (card) => ({
      path: `public${card.imagePath}`,
      text: await drawSocialImage(site.config.title, card),
    })),
  );
}

/** The search index and where it is found, and the questions of pages that it answers wrongly. */
export async function generateSearchFiles(
  site: Site,
): Promise<{ files: GeneratedFile[]; problems: ContentError[] }> {
  const symbols = collectSymbols(site);
  const built = await Promise.all(
    sitesOfVersions(site).map(async (one, position) => {
      const pages = await collectSearchablePages(one);
      const suffix = position === 0 ? '' : `-${one.version.name}`;
      const files = buildSearchFiles(pages, symbols, { synonyms, suffix });
      const problems = [
        ...(position === 0 ? checkHomes(one, symbols) : []),
        ...checkQuestions(one, pages, files),
      ];
      return { path: one.version.path, files, problems };
    }),
  );
  const problems = built.flatMap((one) => one.problems);
  const files = [
    ...built.flatMap(({ files: { index, asked, text, pageTexts } }) =>
      [index, asked, text, ...pageTexts].map(({ name, json }) => ({
        path: `public/${name}`,
        text: json,
      })),
    ),
    {
      path: `public${SEARCH_FILES_PATH}`,
      text: JSON.stringify(
        byVersion(
          built.map(({ path, files: { index, asked, text } }) => [
            path,
            {
              index: index.address,
              asked: asked.address,
              text: text.address,
            },
          ]),
        ),
      ),
    },
  ];
  return { files, problems };
}

/** What differs between versions: that of the first one, and beside it that of the others by their path. */
function byVersion<Data extends object>(
  entries: readonly (readonly [path: string, data: Data])[],
): ByVersion<Data> | undefined {
  const [first, ...others] = entries;
  if (!first || others.length === 0) return first?.[1];
  return { ...first[1], versions: Object.fromEntries(others) };
}
