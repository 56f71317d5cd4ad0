import { renderSidebar } from '@/components/docs/sidebar-tree';
import { renderFrameParts } from '@/components/layout/frame-parts';
import {
  collectSearchablePages,
  collectSymbols,
} from '@/components/search/collect-pages';
import type { Site } from '@/lib/content/load-site';
import type { KnownPage } from '@/lib/nav/likely-pages';
import { contentPath, toHoverData } from '@/lib/hovers/page-hovers';
import { readPageHovers } from '@/lib/samples/hover-files';
import { buildSearchFiles } from '@/lib/search/build/build-search-files';
import { hoverPath } from '@/lib/site/hover-data';

/** A file that the site reads while it is built or served. */
export type GeneratedFile = { path: string; text: string };

const GENERATED_DIR = '.cache/site';

/** The parts of the frame that are the same on every page. */
export function generateFrameFiles(site: Site): GeneratedFile[] {
  return [
    generated('sidebar.json', { html: renderSidebar(site.sidebar) }),
    generated('frame.json', renderFrameParts(site)),
    generated('settings.json', {
      colorMode: site.config.colorMode,
      docsVersions: site.config.docsVersions.map(({ name }) => name),
    }),
    { path: 'public/pages.json', text: JSON.stringify(namesOfPages(site)) },
  ];
}

/** What the not-found page chooses from. */
function namesOfPages({ readingOrder, posts }: Site): KnownPage[] {
  return [
    ...readingOrder.map(({ path, label }): KnownPage => [path, label]),
    ...posts.map(({ path, title }): KnownPage => [path, title]),
  ];
}

/** What readers may ask about symbols in samples, a file for each page that has some. */
export function generateHoverFiles(
  pages: readonly { file: string; path: string; title: string }[],
): GeneratedFile[] {
  const titles = new Map(pages.map((page) => [page.path, page.title]));
  return pages.flatMap((page) => {
    const hovers = readPageHovers(contentPath(page.file));
    if (!hovers) return [];
    const text = JSON.stringify(toHoverData(hovers, titles));
    return [{ path: `public${hoverPath(page.path)}`, text }];
  });
}

/** The search index, and where it is found. */
export async function generateSearchFiles(
  site: Site,
): Promise<GeneratedFile[]> {
  const { index, text } = buildSearchFiles(
    await collectSearchablePages(site),
    collectSymbols(site),
  );
  return [
    ...[index, text].map(({ name, json }) => ({
      path: `public/${name}`,
      text: json,
    })),
    generated('search.json', { index: index.address, text: text.address }),
  ];
}

function generated(name: string, data: unknown): GeneratedFile {
  return { path: `${GENERATED_DIR}/${name}`, text: JSON.stringify(data) };
}
