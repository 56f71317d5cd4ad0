import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';
import {
  countTags,
  tagPath,
  readCategories,
  readDoc,
  routeOfDoc,
  assertTranslationsOf,
  folderOfVersion,
  locate,
  sourceOf,
  readHome,
  readPost,
  routeOfPost,
} from '@/lib/content';
import type { DocEntry, HomeEntry, BlogPost } from '@/lib/content';
import {
  parseMdx,
  displayPath,
  findNameMistakes,
  readData,
  readText,
} from '@/lib/source';
import { prefixOf } from '@/lib/nav';
import { listAppRoutes } from '@/lib/next';
import {
  announcementSchema,
  authorsSchema,
  navigationSchema,
  packagesSchema,
  siteConfigSchema,
} from '@/lib/site';
import { parseInlineLinks } from '@/lib/text';
import { listFiles } from '@/lib/files';
import { readImageSizes } from './image-sizes';
import { placed, readLists, type Attempt } from './read-lists';
import { toProblem } from './to-problem';
import type { Problem } from '@/lib/source';
import type { CheckInput, CheckedPage, DataLink, TreeInput } from './types';

/** What is checked when the configuration cannot be read. */
const DEFAULT_VERSION = { name: 'current', label: '', path: '/docs' };

type Entry = DocEntry | BlogPost | HomeEntry;

/**
 * Reads a content folder as far as it can be read: a mistake in one file does not hide those of others.
 *
 * @param root the content folder
 * @param publicDir folder of files that are published as they are
 * @param locale the language to read it in; the default one, if not given
 */
export function readTree(
  root: string,
  publicDir: string,
  locale?: string,
): { input: TreeInput; problems: Problem[] } {
  const problems: Problem[] = [];
  const attempt = attemptInto(problems);
  for (const mistake of findNameMistakes(root)) {
    problems.push(toProblem(mistake, 'data'));
  }
  for (const name of listDataFiles(root)) {
    attempt('data', () => readText(root, name));
  }
  const data = readDataFiles(root, attempt, locale);
  const { source, versions, authors } = data;
  const categories = readAllCategories(root, data, attempt);
  const docFiles = versions.flatMap((version) =>
    listFilesIn(root, version.folder).map((name) => ({ version, name })),
  );
  const postFiles = listFilesIn(root, 'blog');
  const claims = claimsOf(root, source, docFiles, postFiles);
  const entries = readEntries(source, docFiles, postFiles, authors, attempt);
  const pages = entries.flatMap((entry): CheckedPage[] => {
    const page = attempt('mdx', () => toPage(root, entry, versions));
    return page ? [page] : [];
  });
  const app = listAppRoutes('app');
  const posts = entries.filter((entry) => entry.kind === 'post');
  const input = {
    pages,
    routes: new Set([
      ...app.pages,
      ...versions.map(({ path }) => path),
      ...claims.map(({ path }) => path),
      ...countTags(posts).map(({ tag }) => tagPath(tag)),
    ]),
    claims,
    files: publishedFiles(app.files, claims, publicDir),
    imageSizes: readImageSizes(pages, publicDir),
    firstVersion: versions[0]?.path ?? DEFAULT_VERSION.path,
    categories,
    dataLinks: dataLinksOf(root, data),
    translatedInto: source.translatedInto,
    siteUrl: data.config?.url.replace(/\/$/, '') ?? 'https://unknown.invalid',
    ...readLists(root, attempt),
  };
  return { problems, input };
}

function attemptInto(problems: Problem[]): Attempt {
  return (rule, read) => {
    try {
      return read();
    } catch (error) {
      problems.push(toProblem(error, rule));
      return undefined;
    }
  };
}

/** Every page that can be read. */
function readEntries(
  source: Data['source'],
  docFiles: readonly DocFile[],
  postFiles: readonly string[],
  authors: Data['authors'],
  attempt: Attempt,
): Entry[] {
  return [
    ...docFiles.map(({ version, name }) =>
      attempt('frontmatter', () => readDoc(version, name)),
    ),
    ...postFiles.map((name) =>
      attempt('frontmatter', () => readPost(source, name, authors)),
    ),
    attempt('frontmatter', () => readHome(source)),
  ].filter((entry) => entry !== undefined);
}

/** Site paths of what is published beside pages. */
function publishedFiles(
  ofApp: readonly string[],
  claims: CheckInput['claims'],
  publicDir: string,
): Set<string> {
  return new Set([
    ...ofApp,
    ...claims.map(({ path: route }) => `${route}.md`),
    ...(existsSync(publicDir)
      ? listFiles(publicDir, '').map((file) => `/${file}`)
      : []),
  ]);
}

type Data = ReturnType<typeof readDataFiles>;
type DocFile = { version: Data['versions'][number]; name: string };

/** What the data files say, each as far as it can be read. */
function readDataFiles(root: string, attempt: Attempt, locale?: string) {
  const config = attempt('data', () =>
    readData(root, 'site.json', siteConfigSchema),
  );
  const source = sourceOf(root, config, locale);
  attempt('data', () => assertTranslationsOf(source));
  const read = <Schema extends z.ZodType>(name: string, schema: Schema) =>
    attempt('data', () => readData(root, name, schema));
  const authors = read('authors.json', authorsSchema);
  const navigation = read(locate(source, 'navigation.json'), navigationSchema);
  const announcement = read(
    locate(source, 'announcement.json'),
    announcementSchema,
  );
  read(locate(source, 'packages.json'), packagesSchema);
  const versions = (config?.docsVersions ?? [DEFAULT_VERSION]).map(
    (version) => ({
      ...source,
      path: version.path,
      folder: folderOfVersion(config, version),
    }),
  );
  return { config, source, authors, navigation, announcement, versions };
}

function readAllCategories(
  root: string,
  { source, versions }: Data,
  attempt: Attempt,
): CheckInput['categories'] {
  return versions.flatMap((version) =>
    (attempt('data', () => readCategories(version)) ?? []).map(
      ({ id, position }) => ({
        id,
        version: version.path,
        position,
        file: displayPath(
          root,
          locate(source, `${version.folder}/${id}/_category.json`),
        ),
      }),
    ),
  );
}

/** The routes that files claim by their names, whether they can be read or not. */
function claimsOf(
  root: string,
  source: Data['source'],
  docFiles: readonly DocFile[],
  postFiles: readonly string[],
): CheckInput['claims'] {
  const fileOf = (name: string) => displayPath(root, locate(source, name));
  return [
    ...docFiles.map(({ version, name }) => ({
      file: fileOf(`${version.folder}/${name}`),
      path: routeOfDoc(name, version.path),
    })),
    ...postFiles.flatMap((name) => {
      const route = routeOfPost(name);
      return route ? [{ file: fileOf(`blog/${name}`), path: route }] : [];
    }),
  ];
}

function dataLinksOf(
  root: string,
  { source, navigation, announcement }: Data,
): DataLink[] {
  const links = [
    ...(navigation?.navbar ?? []),
    ...(navigation?.footer.flatMap((group) => group.links) ?? []),
  ];
  const inAnnouncement = parseInlineLinks(announcement?.text ?? '');
  return [
    ...placed(
      root,
      locate(source, 'navigation.json'),
      links.flatMap((link) => ('path' in link ? [link.path] : [])),
    ),
    ...placed(
      root,
      locate(source, 'announcement.json'),
      inAnnouncement.flatMap(({ href }) => href ?? []),
    ),
  ];
}

function toPage(
  root: string,
  entry: Entry,
  versions: readonly { path: string }[],
): CheckedPage {
  const { kind, id, path: route, file, title, description, body } = entry;
  return {
    kind,
    id,
    path: route,
    version:
      kind === 'doc'
        ? (prefixOf(
            route,
            versions.map((version) => version.path),
          ) ?? '')
        : '',
    file,
    title,
    description,
    sidebarPosition: kind === 'doc' ? entry.sidebarPosition : undefined,
    head: headOf(readFileSync(path.join(path.dirname(root), file), 'utf8')),
    body,
    tree: parseMdx(body, file),
    ids: undefined,
  };
}

function headOf(source: string): string {
  const text = source.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
  return /^---\n[\s\S]*?\n---/.exec(text)?.[0] ?? '';
}

function listFilesIn(root: string, folder: string): string[] {
  const full = path.join(root, folder);
  return existsSync(full) ? listFiles(full, '.mdx') : [];
}

/** Files besides pages that hold text: data, lists, the set-up of samples. */
function listDataFiles(root: string): string[] {
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:json|txt|ts)$/.test(entry.name))
    .map((entry) =>
      path.relative(root, path.join(entry.parentPath, entry.name)),
    );
}
