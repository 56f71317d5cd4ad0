import { renderSidebar } from '@/components/docs/sidebar-tree';
import { renderFrameParts } from '@/components/layout/frame-parts';
import {
  collectSearchablePages,
  collectSymbols,
} from '@/components/search/collect-pages';
import type { Site } from '@/lib/content/load-site';
import { buildSearchFiles } from '@/lib/search/build/build-search-files';

/** A file that the site reads while it is built or served. */
export type GeneratedFile = { path: string; text: string };

const GENERATED_DIR = '.cache/site';

/** The parts of the frame that are the same on every page. */
export function generateFrameFiles(site: Site): GeneratedFile[] {
  return [
    generated('sidebar.json', { html: renderSidebar(site.sidebar) }),
    generated('frame.json', renderFrameParts(site)),
  ];
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
