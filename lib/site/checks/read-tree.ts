import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  countTags,
  locate,
  readContent,
  routeOfDoc,
  routeOfPost,
  tagPath,
} from '@/lib/site/content';
import type { Attempt, Page } from '@/lib/site/content';
import { displayPath, headOf, parseMdx, readText } from '@/lib/base/source';
import { readSkills } from '@/lib/site/agents';
import { prefixOf } from '@/lib/site/nav';
import { listAppRoutes } from '@/lib/export/next';
import { parseInlineLinks } from '@/lib/base/text';
import { listEntries, listFiles } from '@/lib/base/files';
import { drawingFiles, readDrawing } from '@/lib/site/diagrams';
import { findPublicMistakes } from './public-files';
import { placed, readLists, searchLinks } from './read-lists';
import { toProblem } from './place';
import type { Problem } from '@/lib/base/source';
import type { CheckedPage, DataLink, TreeInput } from './types';

/** Folder of files that are published as they are. */
const PUBLIC = 'public';

type Read = ReturnType<typeof readContent<undefined>>;

/**
 * Reads a content folder as far as it can be read: a mistake in one file does not hide those of others.
 *
 * @param root the content folder
 * @param locale the language to read it in; the default one, if not given
 * @param only which pages are parsed, without what they share; all, if not given
 */
export function readTree(
  root: string,
  locale?: string,
  only?: (page: Page) => boolean,
): { input: TreeInput; problems: Problem[] } {
  const problems = findPublicMistakes(PUBLIC);
  const attempt = attemptInto(problems);
  for (const { name, entry } of listEntries(root)) {
    // Data, lists, drawings, the set-up of samples. Pages are read with their heads.
    if (!entry.isFile() || !/\.(?:json|md|svg|txt|ts)$/.test(name)) continue;
    attempt('data', () => readText(root, name));
  }
  attempt('data', () => readSkills(root));
  const read = readContent<undefined>(root, locale, attempt);
  const { source, config } = read;
  const versions = read.versions.map(({ version }) => version.path);
  const claimed = claimedRoutes(read);
  const posts = read.posts.filter((post) => post !== undefined);
  const entries = [
    ...read.versions.flatMap(({ docs }) => docs),
    ...posts,
    read.home,
  ].filter((entry) => entry !== undefined);
  const pages = entries
    .filter((entry) => only?.(entry) ?? true)
    .map((entry) => attempt('mdx', () => toPage(root, entry, versions)))
    .filter((page) => page !== undefined);
  const app = listAppRoutes('app');
  const input = {
    pages,
    routes: new Set([
      ...app.pages,
      ...versions,
      ...claimed,
      ...countTags(posts).map(({ tag }) => tagPath(tag)),
    ]),
    files: new Set([...app.files, ...filesBeside(claimed)]),
    drawings: (only ? [] : drawingFiles(root)).map((file) => ({
      file: displayPath(root, file),
      words: attempt('data', () => readDrawing(root, file).texts) ?? [],
    })),
    firstVersion: versions[0] ?? '/docs',
    dataLinks: [...dataLinksOf(root, read), ...searchLinks(root, attempt)],
    translatedInto: source.translatedInto,
    siteUrl: config?.url.replace(/\/$/, '') ?? 'https://unknown.invalid',
    ...readLists(root, read.redirects, attempt),
  };
  return { problems, input };
}

/** A mistake becomes a problem, and leaves out what could not be read. */
function attemptInto(problems: Problem[]): Attempt<undefined> {
  return (rule, read) => {
    try {
      return read();
    } catch (error) {
      problems.push(toProblem(error, rule));
      return undefined;
    }
  };
}

/** Site paths of Markdown twins, and of what is published as it is. */
function filesBeside(claimed: readonly string[]): string[] {
  return [
    ...claimed.map((route) => `${route}.md`),
    ...listFiles(PUBLIC, '').map((file) => `/${file}`),
  ];
}

/** The routes that files claim by their names, whether they can be read or not. */
function claimedRoutes({ versions, postNames }: Read): string[] {
  return [
    ...versions.flatMap(({ version, names }) =>
      names.map((name) => routeOfDoc(name, version.path)),
    ),
    ...postNames.flatMap((name) => routeOfPost(name) ?? []),
  ];
}

function dataLinksOf(
  root: string,
  { source, navigation, announcement }: Read,
): DataLink[] {
  const links = [
    ...(navigation?.navbar ?? []),
    ...(navigation?.menu?.links ?? []),
    ...(navigation?.footer.flatMap((group) => group.links) ?? []),
  ];
  const paths = links.flatMap((link) => ('path' in link ? [link.path] : []));
  const inAnnouncement = parseInlineLinks(announcement?.text ?? '').flatMap(
    ({ href }) => href ?? [],
  );
  return [
    ...placed(root, locate(source, 'navigation.json'), paths),
    ...placed(root, locate(source, 'announcement.json'), inAnnouncement),
  ];
}

function toPage(
  root: string,
  entry: Page,
  versions: readonly string[],
): CheckedPage {
  const { kind, path: route, file, body } = entry;
  return {
    ...entry,
    version: kind === 'doc' ? (prefixOf(route, versions) ?? '') : '',
    head: headOf(readFileSync(path.join(path.dirname(root), file), 'utf8')),
    tree: parseMdx(body, file),
    ids: undefined,
  };
}
