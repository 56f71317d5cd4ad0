import { existsSync, readFileSync, statSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { build } from 'esbuild';
import { DomUtils, parseDocument } from 'htmlparser2';
import { hashOf } from '@/lib/base/files';
import { normalizePath } from '@/lib/base/url';
import {
  OFFLINE_LIST_PATH,
  WORKER_PATH,
  type OfflineList,
} from '@/lib/export/offline';
import { defineEnv, PROGRAM_DIR, type Program } from './bundle-program';
import { isPage, listFiles } from './files';
import { HOST_FILE_NAMES } from './host-files';
import { laterModules, loadedFiles, readModules } from './modules';

const SEARCH_FILES = 'search-files.json';

/** For programs, hosts and other sites: readers of pages do without. */
const LEFT_OUT_SUFFIXES = new Set([
  '.br',
  '.gz',
  '.md',
  '.pdf',
  '.txt',
  '.xml',
]);
/** Names a list: 64 bits, against accidents and not against attacks. */
const VERSION_CHARS = 16;
/** The answer to what is not there, and the worker, which browsers look after themselves. */
const NO_PAGES = ['404.html', 'sw.js'];

type OfflineJob = {
  /** Folder of the export, whose files are as they will be served. */
  dir: string;
  /** Base path, `/sub` or empty. */
  base: string;
  /** Whether readers' browsers may store pages; what they have stored is removed otherwise. */
  isOffline: boolean;
  program: Pick<Program, 'entry'>;
  /** Files that readers of pages do without when there is no connection. */
  notOffline: readonly RegExp[];
};

/** Writes the worker and the list of what it can store, or the worker that removes both from readers' browsers. */
export async function writeOfflineFiles(job: OfflineJob): Promise<void> {
  const { dir, base, isOffline, notOffline } = job;
  const home = await readFile(join(dir, 'index.html'), 'utf8');
  const [root] = DomUtils.getElementsByTagName('html', parseDocument(home));
  const worker = await bundleWorker(
    isOffline
      ? 'lib/export/offline/worker.ts'
      : 'lib/export/offline/kill-switch.ts',
    { SITE_BASE: base, SITE_BUILD: root?.attribs['data-build'] ?? '' },
  );
  await writeFile(join(dir, WORKER_PATH), worker);
  if (!isOffline) return;
  await writeFile(
    join(dir, OFFLINE_LIST_PATH),
    JSON.stringify(await listOffline(dir, playgroundOf(job), notOffline)),
  );
}

/**
 * Bundles a worker into one script.
 *
 * @param entry its source
 * @param env what it knows of the build, by the names of its variables
 */
export async function bundleWorker(
  entry: string,
  env: Readonly<Record<string, string>>,
): Promise<Uint8Array> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    format: 'iife',
    target: 'es2022',
    minify: true,
    legalComments: 'none',
    write: false,
    define: defineEnv({ NEXT_PUBLIC_BASE_PATH: '', BASE_PATH: '', ...env }),
  });
  return outputFiles[0]?.contents ?? new Uint8Array();
}

/** Without its packages, the playground can run nothing: what the program loads for it alone is left out, too. */
function playgroundOf({ dir, program }: OfflineJob): string[] {
  const entry = `${PROGRAM_DIR}/${program.entry}`;
  const modules = readModules(dir, [entry]);
  const play = laterModules([entry], modules).filter((file) =>
    readFileSync(join(dir, file), 'utf8').includes('play-editor'),
  );
  const others = loadedFiles(
    [entry],
    modules,
    ({ path }) => !play.includes(path),
  );
  return loadedFiles(play, modules, () => true).filter(
    (file) => !others.includes(file),
  );
}

async function listOffline(
  dir: string,
  leftOut: readonly string[],
  notOffline: readonly RegExp[],
): Promise<OfflineList> {
  const names = listFiles(dir).filter(
    (name) =>
      isForReaders(name) &&
      !leftOut.includes(name) &&
      !notOffline.some((pattern) => pattern.test(name)),
  );
  const list = join(dir, SEARCH_FILES);
  const searched = existsSync(list)
    ? stringsIn(JSON.parse(await readFile(list, 'utf8')))
    : [];
  const found = await Promise.all(
    names.map(async (name) => {
      const content = await readFile(join(dir, name));
      return { name, content };
    }),
  );
  const listed = found.filter(
    ({ name, content }) =>
      !name.endsWith('.html') || content.includes(' data-page='),
  );
  const contents = listed.map(({ name, content }) => [
    name,
    content.toString('base64'),
  ]);
  return {
    version: hashOf(contents.flat()).slice(0, VERSION_CHARS),
    bytes: listed.reduce(
      (sum, { name }) => sum + sentBytes(join(dir, name)),
      0,
    ),
    pages: listed.filter(({ name }) => isPage(name)).length,
    files: listed.map(({ name }) => addressOf(name, searched)),
  };
}

function isForReaders(name: string): boolean {
  return (
    !LEFT_OUT_SUFFIXES.has(extname(name)) &&
    !HOST_FILE_NAMES.some((one) => one === name) &&
    !NO_PAGES.includes(name)
  );
}

/** The addresses of one version's files, or of those of several, by version. */
function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value instanceof Object ? Object.values(value).flatMap(stringsIn) : [];
}

/** As pages ask for it: the files of search carry the hash of their content as a query. */
function addressOf(name: string, searched: readonly string[]): string {
  return isPage(name)
    ? normalizePath(`/${name}`)
    : (searched.find((one) => one.startsWith(`/${name}?`)) ?? `/${name}`);
}

function sentBytes(file: string): number {
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}
