import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { format } from 'prettier';
import { bodyOf, parseMdx, readRedirects } from '@/lib/base/source';
import type { TextFix } from '@/lib/base/source';
import { counted, parseInlineLinks } from '@/lib/base/text';
import { listFiles } from '@/lib/base/files';
import { applyFixes, fixTarget, linksOf } from '@/lib/site/checks';

/** Where addresses and names of pages lead from now on. */
type Targets = {
  /** Site paths. */
  routes: ReadonlyMap<string, string>;
  /** Names of pages below `docs`; undefined for a page that is gone. */
  ids: ReadonlyMap<string, string | undefined>;
};

/** What was written, for the summary. */
type LedOn = { links: number; files: string[]; redirects: number };

/** What is generated, frozen, or written by `leadOn` in another way. */
const LEFT_OUT = /^(?:samples|api|lab|versions)\/|^redirects\.json$/;
/** Keys whose value is the name of a page. */
const NAMES_A_PAGE = new Set(['doc', 'mainDoc']);
/** Its keys are names of pages. */
const BY_PAGE = 'confirmations.json';

/**
 * Makes links, data files and redirects follow pages that moved or went.
 *
 * @param root the content folder, in which the pages are where they belong
 */
export async function leadOn(root: string, targets: Targets): Promise<LedOn> {
  const done: LedOn = { links: 0, files: [], redirects: 0 };
  const names = listFiles(root, '').filter((name) => !LEFT_OUT.test(name));
  for (const name of names.filter((one) => one.endsWith('.mdx'))) {
    const file = path.join(root, name);
    const source = readFileSync(file, 'utf8');
    const { text, applied } = applyFixes(source, linkFixes(source, targets));
    if (applied === 0) continue;
    writeFileSync(file, text);
    done.links += applied;
    done.files.push(name);
  }
  for (const name of names.filter((one) => one.endsWith('.json'))) {
    const json = readFileSync(path.join(root, name), 'utf8');
    const before: unknown = JSON.parse(json);
    const after = followed(before, targets, path.basename(name) === BY_PAGE);
    if (JSON.stringify(after) === JSON.stringify(before)) continue;
    await writeJson(path.join(root, name), after);
    done.files.push(name);
  }
  done.redirects = await redirect(root, targets);
  return done;
}

/** The new target of an address with all that follows its path; undefined when it stays. */
function leadsTo(href: string, { routes }: Targets): string | undefined {
  const end = href.search(/[?#]/);
  const route = end === -1 ? href : href.slice(0, end);
  const target = routes.get(route.replace(/\.md$/, ''));
  if (target === undefined) return undefined;
  if (route.endsWith('.md')) return `${target.replace(/#.*/, '')}.md`;
  return target.includes('#') || end === -1 ? target : target + href.slice(end);
}

function linkFixes(source: string, targets: Targets): TextFix[] {
  const body = bodyOf(source);
  return linksOf({ tree: parseMdx(body, '') }).flatMap((node) => {
    const target = leadsTo(node.url, targets);
    if (target === undefined) return [];
    return fixTarget({ body }, node, target) ?? [];
  });
}

/** Data as it is with the new addresses and names. */
function followed(data: unknown, targets: Targets, isByPage = false): unknown {
  if (typeof data === 'string') return followedText(data, targets);
  if (Array.isArray(data)) return data.map((one) => followed(one, targets));
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(
    Object.entries(data).flatMap(([key, value]): [string, unknown][] => {
      const { ids } = targets;
      if (isByPage && ids.has(key)) {
        const id = ids.get(key);
        return id === undefined ? [] : [[id, value]];
      }
      const id = NAMES_A_PAGE.has(key) ? ids.get(String(value)) : undefined;
      return [[key, id ?? followed(value, targets)]];
    }),
  );
}

function followedText(text: string, targets: Targets): string {
  return parseInlineLinks(text)
    .map(({ text: label, href }) =>
      href === undefined
        ? (leadsTo(label, targets) ?? label)
        : `[${label}](${leadsTo(href, targets) ?? href})`,
    )
    .join('');
}

/** Adds redirects from the old addresses, and leads those that led there straight to the new ones. */
async function redirect(root: string, targets: Targets): Promise<number> {
  const before = new Map(readRedirects(root).map(({ from, to }) => [from, to]));
  const published = new Set(
    readFileSync(path.join(root, 'published-urls.txt'), 'utf8').split(/\r?\n/),
  );
  const after = new Map(
    [...before].map(([from, to]) => [from, leadsTo(to, targets) ?? to]),
  );
  for (const [from, to] of targets.routes) {
    after.set(from, to);
    const twin = `${from}.md`;
    if (published.has(twin)) after.set(twin, leadsTo(twin, targets) ?? to);
  }
  // Where a page is now, nothing leads on.
  for (const to of targets.routes.values()) {
    const page = to.replace(/#.*/, '');
    for (const address of [page, `${page}.md`]) after.delete(address);
  }
  const sorted = [...after].sort(([a], [b]) => (a < b ? -1 : 1));
  const file = path.join(root, 'redirects.json');
  await writeJson(file, Object.fromEntries(sorted));
  return sorted.filter(([from, to]) => before.get(from) !== to).length;
}

async function writeJson(file: string, data: unknown): Promise<void> {
  // The formatter leaves an object open that is, and would close each short one.
  const json = JSON.stringify(data, null, 2);
  writeFileSync(file, await format(json, { parser: 'json' }));
}

/** The folders of a content folder that hold a page or what belongs to it: `docs`, translations, records. */
export function homesOfDocs(root: string): string[] {
  const translations = path.join(root, 'i18n');
  const codes = existsSync(translations) ? readdirSync(translations) : [];
  return ['', 'samples', ...codes.map((code) => `i18n/${code}`)].map((home) =>
    path.join(root, home, 'docs'),
  );
}

/** Says what followed. */
export function printLedOn({ links, files, redirects }: LedOn): void {
  console.log(`${counted(redirects, 'redirect')}, ${counted(links, 'link')}`);
  for (const name of files) console.log(`  content/${name}`);
  console.log(
    'Check it: npm run check:content && npm run test:unit. Words and tests may still name the old address.',
  );
}
