import { readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DomUtils, parseDocument } from 'htmlparser2';
import { cached } from '@/lib/cache/file-cache';
import { toRoute } from './files';
import { renderMarkdownTwin } from './markdown-twin';
import { readPageHead } from './page-head';

const ARTICLE = /<article[ >][\s\S]*<\/article>/;

/** The code that decides what a twin looks like, so that a change of it does not find old twins. */
const RENDERER = ['markdown-twin.ts', '../highlight/languages.ts'].map((name) =>
  readFileSync(join(import.meta.dirname, name)),
);

export type TwinOptions = {
  dir: string;
  cacheDir: string;
  /** The absolute address of a site path. */
  toUrl: (path: string) => string;
  /** Paths of all pages, in the order in which they should be read. */
  readingOrder: readonly string[];
};

/**
 * Writes the Markdown twin of every page that links to one, and all of them as `llms-full.txt`.
 *
 * @param pages Files of pages in the export.
 * @throws When a page links to a twin and has no article to make it from.
 */
export async function writeMarkdownTwins(
  { dir, cacheDir, readingOrder, toUrl }: TwinOptions,
  pages: readonly string[],
): Promise<void> {
  const indexUrl = toUrl('/llms.txt');
  const twins = new Map<string, string>();
  for (const file of pages) {
    const html = await readFile(join(dir, file), 'utf8');
    const { description, markdownUrl } = readPageHead(html);
    if (!markdownUrl) continue;
    const articleHtml = ARTICLE.exec(html)?.[0];
    if (!articleHtml) {
      throw new Error(
        `[site] out/${file} links to ${markdownUrl} but has no <article> to make it from.`,
      );
    }
    const url = toUrl(toRoute(file));
    const title = readTitle(articleHtml);
    const twin = await cached(
      cacheDir,
      [...RENDERER, url, indexUrl, description, articleHtml],
      '.md',
      () =>
        renderMarkdownTwin({ url, indexUrl, title, description, articleHtml }),
    );
    await writeFile(join(dir, file.replace(/\.html$/, '.md')), twin);
    twins.set(toRoute(file), twin.toString());
  }
  await writeFile(join(dir, 'llms-full.txt'), joinTwins(twins, readingOrder));
}

function readTitle(articleHtml: string): string {
  const [heading] = DomUtils.getElementsByTagName(
    'h1',
    parseDocument(articleHtml),
  );
  return heading ? DomUtils.textContent(heading) : '';
}

function joinTwins(
  twins: ReadonlyMap<string, string>,
  readingOrder: readonly string[],
): string {
  const inOrder = readingOrder.filter((path) => twins.has(path));
  const ordered = new Set(inOrder);
  const others = [...twins.keys()].filter((path) => !ordered.has(path));
  return [...inOrder, ...others]
    .map((path) => twins.get(path))
    .join('\n---\n\n');
}
