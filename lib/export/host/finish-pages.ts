import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hashOfCode, cached } from '@/lib/base/files';
import { editHtml, withoutFramework } from '@/lib/export/next';
import type { Change } from '@/lib/export/next';
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
  /** Address of what all islands share, which the program fetches ahead. */
  sharedUrl: string;
  /** Address of the font that each page loads ahead. */
  fontUrl: string | undefined;
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
  const { analytics, scripts, programUrl, sharedUrl, fontUrl } = job;
  const code = hashOfCode([
    'lib/export/host',
    'lib/export/next',
    'lib/base/text',
  ]);
  const settings = JSON.stringify([
    ...[analytics, scripts, programUrl, sharedUrl, fontUrl],
  ]);
  return [code, html, settings];
}

function finish(html: string, job: PagesJob): string {
  const program = `<script type="module" src="${escapeHtml(job.programUrl)}" data-shared="${escapeHtml(job.sharedUrl)}"></script>`;
  // The framework forgets it on the page for what is not found.
  const font =
    job.fontUrl === undefined || html.includes(job.fontUrl)
      ? ''
      : `<link rel="preload" href="${escapeHtml(job.fontUrl)}" as="font" crossorigin="" type="font/woff2"/>`;
  const added = withProgram(font + program);
  return addPolicyMeta(
    editHtml(html, withoutFramework, added, withPlainText),
    job,
  );
}

/** Puts the program of the site into a page; one that only redirects has no use for it. */
function withProgram(program: string): Change {
  return ({ edits, place }) => {
    let headEnd: number | undefined;
    return {
      onopentag(_, attributes) {
        if (headEnd === undefined || !('data-page' in attributes)) return;
        edits.push({ start: headEnd, end: headEnd, text: program });
        headEnd = undefined;
      },
      onclosetag(name) {
        if (name === 'head') headEnd = place().start;
      },
    };
  };
}

/** Writes as it is what React escapes though a text may hold it: a page with code has hundreds. */
const withPlainText: Change = ({ html, edits, place }) => {
  let raw = '';
  return {
    onopentag(name) {
      if (RAW.has(name)) raw = name;
    },
    ontext() {
      const { start, end } = place();
      const text = raw ? '' : html.slice(start, end);
      const plain = text
        .replaceAll('&#x27;', "'")
        .replaceAll('&quot;', '"')
        .replaceAll('&gt;', '>');
      if (plain !== text) edits.push({ start, end, text: plain });
    },
    onclosetag(name) {
      if (name === raw) raw = '';
    },
  };
};

const RAW = new Set(['script', 'style']);
