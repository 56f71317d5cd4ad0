import { existsSync, readFileSync, statSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { build } from 'esbuild';
import { hashOf } from '@/lib/base/files';
import {
  DIGEST_CHARS,
  KEPT_LIST_PATH,
  WORKER_PATH,
  type KeptList,
} from '@/lib/export/offline';
import { linkedFiles, playgroundFiles } from './export-bytes';
import { isPage, listFiles, toRoute } from './files';
import { HOST_FILE_NAMES } from './host-files';
import { digestOf } from './inventory';

const SEARCH_FILES = 'search-files.json';

/** For programs, hosts and other sites: no reader of a page misses them. */
const LEFT_OUT_SUFFIXES = new Set([
  '.br',
  '.gz',
  '.md',
  '.pdf',
  '.txt',
  '.xml',
]);
const LEFT_OUT = [
  /^og\//,
  /^\.well-known\//,
  /^blog\/feed\.json$/,
  /^(?:icon-\w+|apple-touch-icon)\.png$/,
  /^404\.html$/,
  // Browsers look after their worker themselves.
  /^sw\.js$/,
  // One file has the texts of all pages.
  /^search-text[^/]*\//,
  // A package in one document says what its pages say.
  /\/all\.html$/,
  // The playground's packages and samples weigh a third of everything, and pages and demos do without; with a
  // connection it loads what an edited sample needs.
  /^_next\/static\/chunks\/play-/,
  /^play-samples\//,
  // Recordings are part of their pages; who wants to repeat them needs a connection.
  /^render-lab\//,
];

type OfflineJob = {
  /** Folder of the export, whose files are as they will be served. */
  dir: string;
  /** Base path, `/sub` or empty. */
  base: string;
  /** Whether readers' browsers may keep pages; what they have kept is removed otherwise. */
  isOffline: boolean;
};

/** Writes the worker and the list of what can be kept, or the worker that removes both from readers' browsers. */
export async function writeOfflineFiles(job: OfflineJob): Promise<void> {
  const { dir, base, isOffline } = job;
  const home = await readFile(join(dir, 'index.html'), 'utf8');
  const [, buildId = ''] = / data-build="([^"]*)"/.exec(home) ?? [];
  const worker = await bundleWorker(
    isOffline
      ? 'lib/export/offline/worker.ts'
      : 'lib/export/offline/kill-switch.ts',
    { SITE_BASE: base, SITE_BUILD: buildId },
  );
  await writeFile(join(dir, WORKER_PATH), worker);
  if (!isOffline) return;
  await writeFile(
    join(dir, KEPT_LIST_PATH),
    JSON.stringify(await listKept(dir, playgroundOf(dir, home))),
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
    define: Object.fromEntries(
      Object.entries({ NEXT_PUBLIC_BASE_PATH: '', BASE_PATH: '', ...env }).map(
        ([name, value]) => [`process.env.${name}`, JSON.stringify(value)],
      ),
    ),
  });
  return outputFiles[0]?.contents ?? new Uint8Array();
}

/** Without its packages, the playground can run nothing: its own scripts are left out, too. */
function playgroundOf(dir: string, home: string): string[] {
  const read = (file: string) => readFileSync(join(dir, file), 'utf8');
  const [entry] = linkedFiles(home, read).scripts;
  if (!entry) return [];
  return playgroundFiles(entry, read).all;
}

async function listKept(
  dir: string,
  leftOut: readonly string[],
): Promise<KeptList> {
  const names = (await listFiles(dir)).filter(
    (name) => isKept(name) && !leftOut.includes(name),
  );
  const searched = await readFile(join(dir, SEARCH_FILES), 'utf8').catch(
    () => '',
  );
  const found = await Promise.all(
    names.map(async (name) => {
      const content = await readFile(join(dir, name));
      return { name, content };
    }),
  );
  const kept = found.filter(
    ({ name, content }) =>
      !name.endsWith('.html') || content.includes(' data-page='),
  );
  const files = kept.map(
    ({ name, content }) =>
      [
        addressOf(name, searched),
        digestOf(content).slice(0, DIGEST_CHARS),
      ] as const,
  );
  return {
    version: hashOf(files.flat()).slice(0, DIGEST_CHARS),
    bytes: kept.reduce((sum, { name }) => sum + sentBytes(join(dir, name)), 0),
    pages: kept.filter(({ name }) => isPage(name)).length,
    files,
  };
}

function isKept(name: string): boolean {
  return (
    !LEFT_OUT_SUFFIXES.has(extname(name)) &&
    !HOST_FILE_NAMES.some((one) => one === name) &&
    !LEFT_OUT.some((pattern) => pattern.test(name))
  );
}

/** As pages ask for it: the files of search carry the hash of their content as a query. */
function addressOf(name: string, searched: string): string {
  if (isPage(name)) return toRoute(name);
  const at = searched.indexOf(`"/${name}?`);
  return at < 0
    ? `/${name}`
    : searched
        .slice(at + 1)
        .split('"', 1)
        .join('');
}

function sentBytes(file: string): number {
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}
