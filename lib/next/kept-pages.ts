import {
  existsSync,
  mkdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import {
  copyFile,
  link,
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { BUILT_LOCALE } from '@/lib/site';
import { hashOf } from '@/lib/files';

/*
 * The framework renders every page in every build, although most come out as they were. Pages of which nothing has
 * changed are not given to it: their finished files are kept, and put into the export again.
 */

/** Languages are built one after the other, each with pages of its own. */
const STORE = path.join('.cache/pages', BUILT_LOCALE ?? 'default');
const PLAN = '.cache/pages/plan.json';

/** What belongs to a page in a finished export, by how the names end. */
const SUFFIXES = ['.html', '.md', '.txt'].flatMap((suffix) => [
  suffix,
  `${suffix}.br`,
  `${suffix}.gz`,
]);

const planSchema = z.array(
  z.object({
    /** Site path. */
    path: z.string(),
    /** Names the state of everything that the page is made of. */
    key: z.string(),
    /** Whether its files are there, so that it need not be rendered. */
    isKept: z.boolean(),
  }),
);

const STAMP = 'stamp.json';

const stampSchema = z.object({
  /** The files of the page as they were when it was kept. */
  files: z.array(
    z.object({ suffix: z.string(), size: z.number(), mtimeMs: z.number() }),
  ),
  /** Files of the framework that the page loads. */
  needs: z.array(z.string()),
});
type Stamp = z.infer<typeof stampSchema>;

const FRAMEWORK_FILE = / (?:src|href)="[^"]*\/(_next\/static\/[^"?#]+)/g;

/** Which pages a build renders, and which it takes from an earlier one. */
export type PagePlan = z.infer<typeof planSchema>;

/**
 * Finds out which pages an earlier build has left.
 *
 * @param pages Each with everything that it alone is made of.
 * @param shared Everything that all pages are made of: code, frame, settings.
 * @param store Folder of the kept pages.
 */
export function planPages(
  pages: readonly { path: string; inputs: readonly string[] }[],
  shared: readonly string[],
  store = STORE,
): PagePlan {
  const sharedHash = hashOf(shared);
  return pages.map(({ path: sitePath, inputs }, index) => {
    const key = hashOf([sharedHash, sitePath, ...inputs]);
    // A route that renders no page at all is a mistake for the framework.
    const isKept = index > 0 && isIntact(path.join(store, key));
    return { path: sitePath, key, isKept };
  });
}

/** Notes a plan for the later steps of the build. */
export function writePagePlan(plan: PagePlan): void {
  mkdirSync(path.dirname(PLAN), { recursive: true });
  writeFileSync(PLAN, JSON.stringify(plan));
}

/**
 * The plan that the last preparation has noted.
 *
 * @returns nothing while writing, where every page is rendered when it is asked for
 */
export function readPagePlan(): PagePlan {
  if (process.env.NODE_ENV === 'development' || !existsSync(PLAN)) return [];
  return planSchema.parse(JSON.parse(readFileSync(PLAN, 'utf8')));
}

/** Paths of the pages that this build takes from an earlier one. */
export function listKeptPages(): ReadonlySet<string> {
  return new Set(keptOf(readPagePlan()).map(({ path: sitePath }) => sitePath));
}

/**
 * Puts the kept pages into an export.
 *
 * @param dir Folder of the export.
 * @param store Folder of the kept pages.
 * @returns names of the files that were put there
 * @throws Error when a page needs a file of the framework that this build does not have; it is not kept any more
 */
export async function restorePages(
  dir: string,
  plan: PagePlan,
  store = STORE,
): Promise<string[]> {
  const known = new Map<string, boolean>();
  const isThere = (name: string): boolean => {
    const answer = known.get(name) ?? existsSync(path.join(dir, name));
    known.set(name, answer);
    return answer;
  };
  const names = await Promise.all(
    keptOf(plan).map(async ({ path: sitePath, key }) => {
      const folder = path.join(store, key);
      const { files, needs } = readStamp(folder);
      const missing = needs.find((name) => !isThere(name));
      if (missing !== undefined) {
        await rm(store, { recursive: true, force: true });
        throw new Error(
          `[site] ${sitePath} was kept from an earlier build and needs ${missing}, which this build does not have, so the page would not work. All kept pages are removed now; build again.`,
        );
      }
      const base = path.join(dir, sitePath);
      await mkdir(path.dirname(base), { recursive: true });
      const suffixes = files.map(({ suffix }) => suffix);
      for (const suffix of suffixes) {
        await share(path.join(folder, suffix), base + suffix);
      }
      return suffixes.map((suffix) => sitePath.slice(1) + suffix);
    }),
  );
  return names.flat();
}

/** Keeps the pages of a finished export that were rendered anew, and forgets those that nobody will ask for. */
export async function keepPages(
  dir: string,
  plan: PagePlan,
  store = STORE,
): Promise<void> {
  await mkdir(store, { recursive: true });
  await Promise.all(
    plan
      .filter(({ isKept }) => !isKept)
      .map(({ path: sitePath, key }) =>
        keepPage(path.join(dir, sitePath), path.join(store, key)),
      ),
  );
  const known = new Set(plan.map(({ key }) => key));
  const old = (await readdir(store)).filter((name) => !known.has(name));
  await Promise.all(
    old.map((name) => rm(path.join(store, name), { recursive: true })),
  );
}

async function keepPage(base: string, folder: string): Promise<void> {
  // A build that is stopped must not leave a part of a page under its name.
  const begun = `${folder}.begun`;
  await rm(begun, { recursive: true, force: true });
  await mkdir(begun, { recursive: true });
  const files: Stamp['files'] = [];
  for (const suffix of SUFFIXES) {
    if (!existsSync(base + suffix)) continue;
    const file = path.join(begun, suffix);
    await share(base + suffix, file);
    const { size, mtimeMs } = await stat(file);
    files.push({ suffix, size, mtimeMs });
  }
  const html = await readFile(path.join(begun, '.html'), 'utf8');
  const needs = new Set(
    [...html.matchAll(FRAMEWORK_FILE)].map(([, name = '']) => name),
  );
  const stamp: Stamp = { files, needs: [...needs] };
  await writeFile(path.join(begun, STAMP), JSON.stringify(stamp));
  await rm(folder, { recursive: true, force: true });
  await rename(begun, folder);
}

/**
 * Gives a file a second name, which takes a hundredth of the time of a copy. Who changes it in `out` changes it in the
 * store as well; its stamp tells, and the page is rendered again.
 */
async function share(from: string, to: string): Promise<void> {
  await rm(to, { force: true });
  await link(from, to).catch(() => copyFile(from, to));
}

function isIntact(folder: string): boolean {
  return (
    existsSync(folder) &&
    readStamp(folder).files.every(({ suffix, size, mtimeMs }) => {
      const now = statSync(path.join(folder, suffix), {
        throwIfNoEntry: false,
      });
      return now?.size === size && now.mtimeMs === mtimeMs;
    })
  );
}

function readStamp(folder: string): Stamp {
  const text = readFileSync(path.join(folder, STAMP), 'utf8');
  return stampSchema.parse(JSON.parse(text));
}

function keptOf(plan: PagePlan): PagePlan {
  return plan.filter(({ isKept }) => isKept);
}
