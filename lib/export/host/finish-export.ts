import { constants } from 'node:fs';
import { copyFile, mkdir, rm, rmdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { renderHostFiles } from './host-files';
import { listFrameworkFiles, PRELOADED_FONT } from '@/lib/export/next';
import { counted } from '@/lib/base/text';
import { findRedirectProblems } from '@/lib/base/source';
import type { Redirect } from '@/lib/base/source';
import { normalizePath, withBase } from '@/lib/base/url';
import { PROGRAM_DIR, type Program } from './bundle-program';
import { renderLicences, type LicenceSettings } from './licences';
import { writeOfflineFiles } from './offline-files';
import { finishPage } from './finish-page';
import { forEachFile, isPage, listFiles } from './files';
import { addLocaleExports, type LocaleExport } from './locale-exports';
import { COMPRESSED_SUFFIXES, compressFile, isCompressed } from './precompress';
import { renderRedirectPage } from './redirect-page';

export type FinishOptions = {
  /** Folder of the export; changed in place. */
  dir: string;
  /** Base path, `/sub` or empty. */
  base: string;
  /** The absolute address of a site path. */
  toUrl: (path: string) => string;
  analytics: boolean;
  /** Whether readers' browsers may store pages for when there is no connection. */
  isOffline: boolean;
  /** Files that readers of pages do without when there is no connection. */
  notOffline: readonly RegExp[];
  /** Text of the inline scripts that the site's components write; a page with any other is refused. */
  scripts: readonly string[];
  program: Program;
  licences: LicenceSettings;
  /** Documents that pages show in a frame. They have a policy of their own and are written as they are. */
  frames: readonly { file: string; html: string }[];
  redirects: readonly Redirect[];
  publishedUrls: readonly string[];
  /** Finished exports of other languages, which become a part of this one. */
  locales: readonly LocaleExport[];
  /** Folder that caches finished work between builds. */
  cacheDir: string;
};

/**
 * Turns the framework's export into the site that hosts serve: fewer files, redirect pages,
 * security policies, files for hosts, and everything compressed.
 *
 * @throws When a published path would die or a page breaks its security policy;
 *   the message names the file or path and what to do.
 */
export async function finishExport(options: FinishOptions): Promise<void> {
  const { dir, locales } = options;
  await removeFrameworkFiles(dir);
  await writeProgram(options);
  const finishNew = await createFinisher(options);
  await finishNew();
  await writeRedirects(options, await listRoutes(dir));
  await finishNew();
  await writeOfflineFiles(options);
  await writeTexts(options);
  await finishNew();
  await writeFrames(options);
  await copySectionPages(dir);
  await addLocaleExports(dir, locales);
}

/** Finishes and compresses all files that have come since the last time. */
async function createFinisher(
  options: FinishOptions,
): Promise<() => Promise<void>> {
  const { dir, base, cacheDir, analytics, scripts, program } = options;
  const exported = listFiles(dir);
  const font = exported.find((file) => PRELOADED_FONT.test(file));
  const settings = {
    cacheDir,
    analytics,
    scripts,
    programUrl: `${base}/${PROGRAM_DIR}/${program.entry}`,
    sharedUrl: `${base}/${PROGRAM_DIR}/${program.shared}`,
    fontUrl: font && `${base}/${font}`,
  };
  const finished = new Set<string>();
  return async () => {
    const files = listFiles(dir).filter(
      (file) => !finished.has(file) && !isCompressed(file),
    );
    await forEachFile(files, async (name) => {
      finished.add(name);
      const file = join(dir, name);
      if (isHtml(name)) {
        await finishPage(file, settings).catch((error: Error) => {
          throw new Error(`[site] out/${name} ${error.message}`, {
            cause: error,
          });
        });
      }
      await compressFile(file, cacheDir);
    });
  };
}

async function writeFrames({ dir, frames }: FinishOptions): Promise<void> {
  for (const { file, html } of frames) {
    await writeFileDeep(join(dir, file), html);
  }
}

/** Files for hosts, and licences. */
async function writeTexts(options: FinishOptions): Promise<void> {
  const { dir, locales, licences } = options;
  const prefixes = locales.map(({ code }) => `/${code}`);
  const texts = {
    ...renderHostFiles({ ...options, prefixes }),
    'licences.txt': renderLicences(process.cwd(), licences),
  };
  for (const [name, text] of Object.entries(texts)) {
    await writeFile(join(dir, name), text);
  }
}

function isHtml(file: string): boolean {
  return file.endsWith('.html');
}

async function writeProgram({ dir, program }: FinishOptions): Promise<void> {
  await mkdir(join(dir, PROGRAM_DIR), { recursive: true });
  await Promise.all(
    program.files.map(({ name, content }) =>
      writeFile(join(dir, PROGRAM_DIR, name), content),
    ),
  );
}

async function removeFrameworkFiles(dir: string): Promise<void> {
  const unused = listFrameworkFiles(listFiles(dir));
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

/** The paths that answer with a page or its Markdown. */
async function listRoutes(dir: string): Promise<Set<string>> {
  const files = listFiles(dir);
  return new Set([
    ...files.filter(isPage).map((file) => normalizePath(`/${file}`)),
    ...files.filter((file) => file.endsWith('.md')).map((file) => `/${file}`),
  ]);
}

async function writeRedirects(
  options: FinishOptions,
  routes: ReadonlySet<string>,
): Promise<void> {
  const { dir, base, toUrl, redirects, publishedUrls } = options;
  const problems = findRedirectProblems({ redirects, routes, publishedUrls });
  if (problems.length > 0) {
    throw new Error(
      `[site] ${counted(problems.length, 'published address', 'published addresses')} would die:\n${problems.join('\n')}`,
    );
  }
  for (const { from, to } of redirects) {
    if (from.endsWith('.md')) {
      // Markdown cannot redirect, so the old address has the text itself.
      await copyFile(join(dir, to), join(dir, from), constants.COPYFILE_EXCL);
      continue;
    }
    const page = renderRedirectPage(
      withBase(to, base),
      toUrl(to.replace(/#.*/, '')),
    );
    await writeFileDeep(join(dir, `${from}.html`), page);
  }
}

async function writeFileDeep(file: string, content: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  // A redirect must never take the place of a page, whatever the rules before have let through.
  await writeFile(file, content, { flag: 'wx' });
}

/**
 * Some hosts send `/docs/state` to `/docs/state/` because a folder of that name exists.
 * The page lies there as well, so that its reader does not meet a file list.
 */
async function copySectionPages(dir: string): Promise<void> {
  const files = listFiles(dir);
  const present = new Set(files);
  const folders = new Set(files.flatMap(parents));
  for (const file of files) {
    const folder = file.replace(/\.html$/, '');
    if (folder === file || !folders.has(folder)) continue;
    for (const suffix of ['', ...COMPRESSED_SUFFIXES]) {
      if (!present.has(file + suffix)) continue;
      await copyFile(
        join(dir, file + suffix),
        join(dir, folder, `index.html${suffix}`),
      );
    }
  }
}
