import { readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DomUtils, parseDocument } from 'htmlparser2';
import { cached } from '@/lib/files';
import { toRoute } from './files';
import { renderMarkdownTwin } from './markdown-twin';
import { readPageHead } from './page-head';

const ARTICLE = /<article[ >][\s\S]*<\/article>/;

/** The code that decides what a twin looks like, so that a change of it does not find old twins. */
const RENDERER = ['markdown-twin.ts', '../fences/languages.ts'].map((name) =>
  readFileSync(join(import.meta.dirname, name)),
);

type TwinOptions = {
  dir: string;
  cacheDir: string;
  /** Absolute address of `llms.txt`. */
  indexUrl: string;
  /** File of the page in the export. */
  file: string;
  /** Absolute address of the page. */
  url: string;
};

/**
 * Writes the Markdown twin of a page that links to one.
 *
 * @returns The twin's file; undefined for a page without one.
 * @throws When the page links to a twin and has no article to make it from.
 */
export async function writeMarkdownTwin(
  html: string,
  { dir, cacheDir, indexUrl, file, url }: TwinOptions,
): Promise<string | undefined> {
  const { description, markdownUrl } = readPageHead(html);
  if (!markdownUrl) return undefined;
  const articleHtml = ARTICLE.exec(html)?.[0];
  if (!articleHtml) {
    throw new Error(
      `links to ${markdownUrl} but has no <article> to make it from.`,
    );
  }
  const twin = await cached(
    cacheDir,
    [...RENDERER, url, indexUrl, description, articleHtml],
    '.md',
    () =>
      renderMarkdownTwin({
        url,
        indexUrl,
        title: readTitle(articleHtml),
        description,
        articleHtml,
      }),
  );
  const name = twinOf(file);
  await writeFile(join(dir, name), twin);
  return name;
}

/** The file of a page's twin. */
export function twinOf(file: string): string {
  return file.replace(/\.html$/, '.md');
}

/**
 * Writes all twins as one text, `llms-full.txt`.
 *
 * @param pages Files of pages in the export.
 * @param readingOrder Paths of all pages, in the order in which they should be read.
 */
export async function writeFullText(
  dir: string,
  pages: readonly string[],
  readingOrder: readonly string[],
): Promise<void> {
  const twins = new Map<string, string>();
  for (const file of pages) {
    const twin = await readFile(join(dir, twinOf(file)), 'utf8').catch(
      () => undefined,
    );
    if (twin !== undefined) twins.set(toRoute(file), twin);
  }
  await writeFile(join(dir, 'llms-full.txt'), joinTwins(twins, readingOrder));
}

function readTitle(articleHtml: string): string {
  const start = articleHtml.slice(0, articleHtml.indexOf('</h1>'));
  const [heading] = DomUtils.getElementsByTagName('h1', parseDocument(start));
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
