import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hashOfCode, cached } from '@/lib/files';
import { sharePageWithPayload } from '@/lib/next';
import { addPolicyMeta } from './policy-meta';
import { Compressor } from './precompress';
import { writeMarkdownTwin } from './write-twins';

/** Some pages of an export, and all that is needed to finish them: plain data, for another process. */
export type PagesJob = {
  /** Folder of the export; changed in place. */
  dir: string;
  /** Folder that keeps finished work between builds. */
  cacheDir: string;
  /** Absolute address of `llms.txt`. */
  indexUrl: string;
  analytics: boolean;
  /** Text of the inline scripts that the site's components write; a page with any other is refused. */
  scripts: readonly string[];
  /** Brotli's quality for pages. */
  quality: number;
  pages: readonly {
    file: string;
    /** Absolute address. */
    url: string;
  }[];
};

/**
 * Writes the Markdown twin of each page that links to one, takes out of the page what it holds twice, gives it its
 * security policy, and compresses both.
 *
 * @throws When a page breaks its security policy or has no article for its twin; the message names the file.
 */
export async function finishPages(job: PagesJob): Promise<void> {
  const { dir, cacheDir, quality, pages } = job;
  const compressor = new Compressor(dir, cacheDir, quality);
  try {
    for (const page of pages) {
      const { file } = page;
      const html = await readFile(join(dir, file), 'utf8');
      try {
        const twin = await writeMarkdownTwin(html, { ...job, ...page });
        if (twin) await compressor.add(twin);
        const finished = await cached(
          cacheDir,
          inputsOf(html, job),
          SUFFIX,
          () => finish(html, job),
        );
        await writeFile(join(dir, file), finished);
      } catch (error) {
        throw new Error(`[site] out/${file} ${(error as Error).message}`, {
          cause: error,
        });
      }
      await compressor.add(file);
    }
  } finally {
    // After a failure as well: nobody may write into folders that are given up.
    await compressor.end();
  }
}

const SUFFIX = '.html';

function inputsOf(html: string, { analytics, scripts }: PagesJob): string[] {
  const code = hashOfCode([
    'lib/static-host',
    'lib/next',
    'lib/site',
    'lib/text',
  ]);
  return [code, html, String(analytics), JSON.stringify(scripts)];
}

function finish(html: string, job: PagesJob): string {
  return addPolicyMeta(sharePageWithPayload(html), job);
}
