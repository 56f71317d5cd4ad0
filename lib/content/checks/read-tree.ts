import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { countTags, tagPath } from '@/lib/blog/groups';
import { parseMdx } from '@/lib/mdx/parse';
import { parsePublishedUrls } from '@/lib/host/redirects';
import {
  announcementSchema,
  authorsSchema,
  navigationSchema,
  packagesSchema,
  siteConfigSchema,
} from '@/lib/site/schema';
import { parseInlineLinks } from '@/lib/text/inline-links';
import { ContentError } from '../errors';
import { listFiles } from '../files';
import { displayPath, readData } from '../read-data';
import { readCategories, readDoc, routeOfDoc } from '../read-docs';
import type { DocEntry } from '../read-docs';
import { readHome } from '../read-home';
import type { HomeEntry } from '../read-home';
import { readPost, routeOfPost } from '../read-posts';
import type { BlogPost } from '../read-posts';
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

type Entry = DocEntry | BlogPost | HomeEntry;

/**
 * Reads a content folder as far as it can be read: a mistake in one file does not hide those of others.
 *
 * @param root the content folder
 * @param publicDir folder of files that are published as they are
 * @param idsOf ids of a rendered page by its file, for those that could be rendered
 */
export function readTree(
  root: string,
  publicDir: string,
  idsOf: (file: string) => ReadonlySet<string> | undefined = () => undefined,
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

  const config = attempt('data', () =>
    readData(root, 'site.json', siteConfigSchema),
  );
  const authors = attempt('data', () =>
    readData(root, 'authors.json', authorsSchema),
  );
  const navigation = attempt('data', () =>
    readData(root, 'navigation.json', navigationSchema),
  );
  const announcement = attempt('data', () =>
    readData(root, 'announcement.json', announcementSchema),
  );
  attempt('data', () => readData(root, 'packages.json', packagesSchema));
  const categories = attempt('data', () => readCategories(root)) ?? [];

  const version = config?.docsVersions[0]?.path ?? '/docs';
  const docFiles = listFilesIn(root, 'docs');
  const postFiles = listFilesIn(root, 'blog');
  const claims = [
    ...docFiles.map((name) => ({
      file: displayPath(root, `docs/${name}`),
      path: routeOfDoc(name, version),
    })),
    ...postFiles.flatMap((name) => {
      const route = routeOfPost(name);
      return route
        ? [{ file: displayPath(root, `blog/${name}`), path: route }]
        : [];
    }),
  ];
  const entries = [
    ...docFiles.map((name) =>
      attempt('frontmatter', () => readDoc(root, name, version)),
    ),
    ...postFiles.map((name) =>
      attempt('frontmatter', () => readPost(root, name, authors)),
    ),
    attempt('frontmatter', () => readHome(root)),
  ].filter((entry) => entry !== undefined);
  const pages = entries.flatMap((entry): CheckedPage[] => {
    const page = attempt('mdx', () => toPage(root, entry, idsOf));
    return page ? [page] : [];
  });

  const posts = entries.filter((entry) => entry.kind === 'post');
  const routes = new Set([
    ...APP_ROUTES,
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
      categories: categories.map(({ id, position }) => ({
        id,
        position,
        file: displayPath(root, `docs/${id}/_category.json`),
      })),
      dataLinks: [
        ...placed(
          root,
          'navigation.json',
          [
            ...(navigation?.navbar ?? []),
            ...(navigation?.footer.flatMap(({ links }) => links) ?? []),
          ].flatMap((link) => ('path' in link ? [link.path] : [])),
        ),
        ...placed(
          root,
          'announcement.json',
          parseInlineLinks(announcement?.text ?? '').flatMap(
            ({ href }) => href ?? [],
          ),
        ),
      ],
      siteUrl: config?.url.replace(/\/$/, '') ?? 'https://unknown.invalid',
      redirects: {
        file: displayPath(root, 'redirects.json'),
        text: readText(root, 'redirects.json') ?? '{}',
        publishedUrls: parsePublishedUrls(
          readText(root, 'published-urls.txt') ?? '',
        ),
      },
      words: (readText(root, 'words.txt') ?? '')
        .split('\n')
        .map((line) => line.replace(/#.*/, '').trim())
        .filter(Boolean),
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
  idsOf: (file: string) => ReadonlySet<string> | undefined,
): CheckedPage {
  const { kind, id, path: route, file, title, description, body } = entry;
  return {
    kind,
    id,
    path: route,
    file,
    title,
    description,
    sidebarPosition: kind === 'doc' ? entry.sidebarPosition : undefined,
    head: headOf(readFileSync(path.join(path.dirname(root), file), 'utf8')),
    body,
    tree: parseMdx(body, file),
    ids: idsOf(file),
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

function readText(root: string, name: string): string | undefined {
  const file = path.join(root, name);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/** Links of a data file with the line on which each is written. */
function placed(
  root: string,
  name: string,
  hrefs: readonly string[],
): DataLink[] {
  const lines = (readText(root, name) ?? '').split('\n');
  return hrefs.map((href) => ({
    file: displayPath(root, name),
    line: Math.max(lines.findIndex((line) => line.includes(href)) + 1, 1),
    href,
  }));
}
