import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { listFiles } from '@/lib/content/files';

const articleSchema = z.object({
  html: z.string(),
  headings: z.array(
    z.object({
      id: z.string(),
      level: z.number(),
      text: z.string(),
      html: z.string(),
    }),
  ),
});

/** The content of a page, ready to be sent. */
export type Article = z.infer<typeof articleSchema>;

/** Everything besides its own text that an article is made of. */
const RENDERING_FOLDERS = [
  'lib/api',
  'lib/highlight',
  'lib/marble',
  'lib/mdx',
  'lib/nav',
  'lib/samples',
  'lib/text',
  'lib/url',
  'components/diagrams',
  'components/mdx',
  'components/ui',
];

/** Folder of rendered articles. */
export const ARTICLE_CACHE = path.join('.cache', 'articles');

let renderingHash: string | undefined;

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
  const hash = createHash('sha256');
  hash.update(hashOfRendering());
  for (const input of inputs) hash.update(`\0${input}`);
  const file = path.join(ARTICLE_CACHE, `${hash.digest('hex')}.json`);
  const cached = readArticle(file);
  if (cached) return cached;

  const article = await render();
  mkdirSync(ARTICLE_CACHE, { recursive: true });
  writeFileSync(file, JSON.stringify(article));
  return article;
}

function readArticle(file: string): Article | undefined {
  try {
    return articleSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    // Missing, or half-written by a process that was stopped: both mean that it has to be made.
    return undefined;
  }
}

function hashOfRendering(): string {
  if (renderingHash && process.env.NODE_ENV !== 'development') {
    return renderingHash;
  }
  const hash = createHash('sha256');
  hash.update(process.env['NEXT_PUBLIC_BASE_PATH'] ?? '');
  hash.update(readFileSync('package-lock.json'));
  for (const folder of RENDERING_FOLDERS) {
    for (const name of listFiles(folder, '')) {
      hash.update(name);
      hash.update(readFileSync(path.join(folder, name)));
    }
  }
  renderingHash = hash.digest('hex');
  return renderingHash;
}
