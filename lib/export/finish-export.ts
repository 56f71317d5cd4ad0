import {
  copyFile,
  mkdir,
  readFile,
  rm,
  rmdir,
  writeFile,
} from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { renderHostFiles } from '@/lib/host/host-files';
import { findRedirectProblems, type Redirect } from '@/lib/host/redirects';
import { withBase } from '@/lib/url/path';
import { sharePageWithPayload } from './page-payload';
import { isPage, listFiles, toRoute } from './files';
import { addPolicyMeta } from './policy-meta';
import { precompress } from './precompress';
import { renderRedirectPage } from './redirect-page';

export type FinishOptions = {
  /** Folder of the export; changed in place. */
  dir: string;
  /** Base path, `/sub` or empty. */
  base: string;
  /** Origin of the published site, without a slash at the end. */
  origin: string;
  analytics: boolean;
  redirects: readonly Redirect[];
  publishedUrls: readonly string[];
  /** Folder that keeps compressed files between builds. */
  cacheDir: string;
  /** While the site is being written: report missing pages and go on. */
  allowMissingPages?: boolean;
};

/**
 * Files that nothing on this site asks for: data for segments of a page,
 * and a second copy of the not-found page.
 */
const UNUSED_FILE = /(^|\/)__next\.[^/]*\.txt$|^_not-found\.(html|txt)$/;

/**
 * Turns the framework's export into the site that hosts serve: fewer files, redirect pages,
 * security policies, files for hosts, and everything compressed.
 *
 * @throws When a published path would die or a page breaks its security policy;
 *   the message names the file or path and what to do.
 */
export async function finishExport(options: FinishOptions): Promise<void> {
  const { dir, cacheDir } = options;
  await removeUnusedFiles(dir);
  const pages = (await listFiles(dir)).filter(isPage);
  await writeRedirectPages(options, pages);
  await finishPages(options);
  await copySectionPages(dir);
  for (const [name, content] of Object.entries(renderHostFiles(options))) {
    await writeFile(join(dir, name), content);
  }
  await precompress(dir, await listFiles(dir), cacheDir);
}

async function removeUnusedFiles(dir: string): Promise<void> {
  const unused = (await listFiles(dir)).filter((file) =>
    UNUSED_FILE.test(file),
  );
  await Promise.all(unused.map((file) => rm(join(dir, file))));
  // Deepest first, so that a folder which held nothing but empty folders goes as well.
  const folders = [...new Set(unused.flatMap(parents))].sort().reverse();
  for (const folder of folders) {
    await rmdir(join(dir, folder)).catch(ignoreNotEmpty);
  }
}

function parents(file: string): string[] {
  const folder = dirname(file);
  return folder === '.' ? [] : [folder, ...parents(folder)];
}

function ignoreNotEmpty(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOTEMPTY') throw error;
}

async function writeRedirectPages(
  {
    dir,
    base,
    origin,
    redirects,
    publishedUrls,
    allowMissingPages,
  }: FinishOptions,
  pages: readonly string[],
): Promise<void> {
  const routes = new Set(pages.map(toRoute));
  const problems = findRedirectProblems({ redirects, routes, publishedUrls });
  if (allowMissingPages) {
    console.warn(`${problems.length} published addresses have no page yet.`);
  } else if (problems.length > 0) {
    throw new Error(
      `[site] ${problems.length} published addresses would die:\n${problems.join('\n')}`,
    );
  }
  for (const { from, to } of redirects) {
    const href = withBase(to, base);
    const page = renderRedirectPage({
      href,
      canonicalUrl: origin + href.replace(/#.*/, ''),
      title: 'This page has moved',
    });
    await writeFileDeep(join(dir, `${from}.html`), page);
  }
}

async function writeFileDeep(file: string, content: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}

async function finishPages({ dir, analytics }: FinishOptions): Promise<void> {
  const files = (await listFiles(dir)).filter((file) => file.endsWith('.html'));
  for (const file of files) {
    const html = await readFile(join(dir, file), 'utf8');
    try {
      const smaller = sharePageWithPayload(html);
      await writeFile(join(dir, file), addPolicyMeta(smaller, { analytics }));
    } catch (error) {
      throw new Error(`[site] out/${file} ${(error as Error).message}`, {
        cause: error,
      });
    }
  }
}

/**
 * Some hosts send `/docs/state` to `/docs/state/` because a folder of that name exists.
 * The page lies there as well, so that its reader does not meet a file list.
 */
async function copySectionPages(dir: string): Promise<void> {
  const files = await listFiles(dir);
  const folders = new Set(files.flatMap(parents));
  for (const file of files) {
    const folder = file.replace(/\.html$/, '');
    if (folder !== file && folders.has(folder)) {
      await copyFile(join(dir, file), join(dir, folder, 'index.html'));
    }
  }
}
