import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hashOfCode, cached } from '@/lib/base/files';
import { stripFramework } from '@/lib/export/next';
import { escapeHtml } from '@/lib/base/text';
import { addPolicyMeta } from './policy-meta';
import { Compressor } from './precompress';

/** Some pages of an export, and all that is needed to finish them: plain data, for another process. */
export type PagesJob = {
  /** Folder of the export; changed in place. */
  dir: string;
  /** Folder that caches finished work between builds. */
  cacheDir: string;
  analytics: boolean;
  /** Text of the inline scripts that the site's components write; a page with any other is refused. */
  scripts: readonly string[];
  /** Address of the program of the pages. */
  programUrl: string;
  /** Brotli's quality for pages. */
  quality: number;
  /** Their files in the export. */
  pages: readonly string[];
};

/**
 * Puts the program of the site in the place of the framework's, gives each page its security policy, and compresses it.
 *
 * @throws When a page breaks its security policy; the message names the file.
 */
export async function finishPages(job: PagesJob): Promise<void> {
  const { dir, cacheDir, quality, pages } = job;
  const compressor = new Compressor(dir, cacheDir, quality);
  try {
    for (const file of pages) {
      const html = await readFile(join(dir, file), 'utf8');
      try {
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
    // After a failure as well: nothing may be written into folders that are abandoned.
    await compressor.end();
  }
}

const SUFFIX = '.html';

function inputsOf(html: string, job: PagesJob): string[] {
  const { analytics, scripts, programUrl } = job;
  const code = hashOfCode([
    'lib/export/host',
    'lib/export/next',
    'lib/base/text',
  ]);
  return [code, html, String(analytics), JSON.stringify(scripts), programUrl];
}

function finish(html: string, job: PagesJob): string {
  const program = `<script type="module" src="${escapeHtml(job.programUrl)}"></script></head>`;
  const page = stripFramework(html);
  // Pages that only redirect have no use for a program.
  const withProgram = page.includes(' data-page=')
    ? page.replace('</head>', () => program)
    : page;
  return addPolicyMeta(plainText(withProgram), job);
}

const SCRIPT_OR_TEXT = /<script\b[^]*?<\/script>|>[^<]+/g;

/** What React escapes in a text, though a text may hold it: a page with code has hundreds. */
function plainText(html: string): string {
  return html.replace(SCRIPT_OR_TEXT, (part) =>
    part.startsWith('>')
      ? part
          .replaceAll('&#x27;', "'")
          .replaceAll('&quot;', '"')
          .replaceAll('&gt;', '>')
      : part,
  );
}
