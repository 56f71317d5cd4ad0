import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
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
  ContentError,
  displayPath,
  findNameMistakes,
  readData,
  readText,
} from '@/lib/source';
import { parsePublishedUrls, parseRedirects } from '@/lib/source';
import { prefixOf } from '@/lib/nav';
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
import type {
  CheckInput,
  CheckedPage,
  ContentProblem,
  DataLink,
} from './types';

/** Paths that the application answers besides those of content. */
const APP_ROUTES = [
  '/',
  '/docs',
  '/blog',
  '/blog/archive',
  '/blog/tags',
  '/search',
];
const APP_FILES = [
  '/blog/rss.xml',
  '/blog/atom.xml',
  '/blog/feed.json',
  '/sitemap.xml',
  '/robots.txt',
  '/llms.txt',
  '/llms-full.txt',
  '/manifest.webmanifest',
];

const replacements = z.record(z.string(), z.string());

const voiceSchema = z.strictObject({
  phrases: replacements,
  headings: replacements,
});

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
): { input: CheckInput; problems: ContentProblem[] } {
  const problems: ContentProblem[] = [];
  const attempt = <Value>(
    rule: string,
    read: () => Value,
  ): Value | undefined => {
    try {
      return read();
    } catch (error) {
      problems.push(toProblem(error, rule));
      return undefined;
    }
  };

  for (const mistake of findNameMistakes(root)) {
    problems.push(toProblem(mistake, 'data'));
  }
  for (const name of listDataFiles(root)) {
    attempt('data', () => readText(root, name));
  }
  const config = attempt('data', () =>
    readData(root, 'site.json', siteConfigSchema),
  );
  const source = sourceOf(root, config, locale);
  attempt('data', () => assertTranslationsOf(source));
  const authors = attempt('data', () =>
    readData(root, 'authors.json', authorsSchema),
  );
  const navigation = attempt('data', () =>
    readData(root, locate(source, 'navigation.json'), navigationSchema),
  );
  const announcement = attempt('data', () =>
    readData(root, locate(source, 'announcement.json'), announcementSchema),
  );
  attempt('data', () =>
    readData(root, locate(source, 'packages.json'), packagesSchema),
  );

  const versions = (config?.docsVersions ?? [DEFAULT_VERSION]).map(
    (version) => ({
      ...source,
      path: version.path,
      folder: folderOfVersion(config, version),
    }),
  );
  const [first = { path: DEFAULT_VERSION.path }] = versions;
  const categories = versions.flatMap((version) =>
    (attempt('data', () => readCategories(version)) ?? []).map((category) => ({
      ...category,
      name: `${version.folder}/${category.id}`,
      version: version.path,
    })),
  );
  const docFiles = versions.flatMap((version) =>
    listFilesIn(root, version.folder).map((name) => ({ version, name })),
  );
  const postFiles = listFilesIn(root, 'blog');
  const claims = [
    ...docFiles.map(({ version, name }) => ({
      file: displayPath(root, locate(source, `${version.folder}/${name}`)),
      path: routeOfDoc(name, version.path),
    })),
    ...postFiles.flatMap((name) => {
      const route = routeOfPost(name);
      return route
        ? [
            {
              file: displayPath(root, locate(source, `blog/${name}`)),
              path: route,
            },
          ]
        : [];
    }),
  ];
  const entries = [
    ...docFiles.map(({ version, name }) =>
      attempt('frontmatter', () => readDoc(version, name)),
    ),
    ...postFiles.map((name) =>
      attempt('frontmatter', () => readPost(source, name, authors)),
    ),
    attempt('frontmatter', () => readHome(source)),
  ].filter((entry) => entry !== undefined);
  const pages = entries.flatMap((entry): CheckedPage[] => {
    const page = attempt('mdx', () => toPage(root, entry, versions));
    return page ? [page] : [];
  });

  const posts = entries.filter((entry) => entry.kind === 'post');
  const routes = new Set([
    ...APP_ROUTES,
    ...versions.map(({ path }) => path),
    ...claims.map(({ path }) => path),
    ...countTags(posts).map(({ tag }) => tagPath(tag)),
  ]);
  return {
    problems,
    input: {
      pages,
      routes,
      claims,
      files: new Set([
        ...APP_FILES,
        ...claims.map(({ path }) => `${path}.md`),
        ...(existsSync(publicDir)
          ? listFiles(publicDir, '').map((file) => `/${file}`)
          : []),
      ]),
      imageSizes: readImageSizes(pages, publicDir),
      firstVersion: first.path,
      categories: categories.map(({ id, position, name, version }) => ({
        id,
        version,
        position,
        file: displayPath(root, locate(source, `${name}/_category.json`)),
      })),
      dataLinks: [
        ...placed(
          root,
          locate(source, 'navigation.json'),
          [
            ...(navigation?.navbar ?? []),
            ...(navigation?.footer.flatMap(({ links }) => links) ?? []),
          ].flatMap((link) => ('path' in link ? [link.path] : [])),
        ),
        ...placed(
          root,
          locate(source, 'announcement.json'),
          parseInlineLinks(announcement?.text ?? '').flatMap(
            ({ href }) => href ?? [],
          ),
        ),
      ],
      translatedInto: source.translatedInto,
      siteUrl: config?.url.replace(/\/$/, '') ?? 'https://unknown.invalid',
      redirects: {
        file: displayPath(root, 'redirects.json'),
        text: rawText(root, 'redirects.json') ?? '{}',
        publishedUrls: parsePublishedUrls(
          rawText(root, 'published-urls.txt') ?? '',
        ),
        anchors: placed(root, 'redirects.json', redirectAnchors(root)),
      },
      words: (rawText(root, 'words.txt') ?? '')
        .split('\n')
        .map((line) => line.replace(/#.*/, '').trim())
        .filter(Boolean),
      voice: attempt('voice', () =>
        readData(root, 'voice.json', voiceSchema),
      ) ?? {
        phrases: {},
        headings: {},
      },
    },
  };
}

/** A thrown mistake as a problem of a rule. */
export function toProblem(error: unknown, rule: string): ContentProblem {
  if (error instanceof ContentError) {
    const { file, line = 1, column = 1, what, cure } = error;
    return { rule, severity: 'error', file, line, column, what, cure };
  }
  if (!(error instanceof Error)) throw error;
  // A file that is missing or a folder without a name in the sidebar: the message holds path and cure.
  const file = /content\/[\w./-]*\w/.exec(error.message)?.[0] ?? 'content';
  return {
    rule,
    severity: 'error',
    file,
    line: 1,
    column: 1,
    what: `stops the site from being read: ${error.message}`,
    cure: 'do what the message says; CONTRIBUTING.md lists the files that a content folder needs.',
  };
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

/** The text of a file whose characters are looked at elsewhere. */
function rawText(root: string, name: string): string | undefined {
  const file = path.join(root, name);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/** Targets of redirects with a part behind `#`; none when they cannot be read, which their rule tells. */
function redirectAnchors(root: string): string[] {
  try {
    const map: unknown = JSON.parse(rawText(root, 'redirects.json') ?? '{}');
    return parseRedirects(map).flatMap(({ to }) =>
      to.includes('#') ? [to] : [],
    );
  } catch {
    return [];
  }
}

/** Links of a data file with the line on which each is written. */
function placed(
  root: string,
  name: string,
  hrefs: readonly string[],
): DataLink[] {
  const lines = (rawText(root, name) ?? '').split('\n');
  return hrefs.map((href) => ({
    file: displayPath(root, name),
    line: Math.max(lines.findIndex((line) => line.includes(href)) + 1, 1),
    href,
  }));
}
