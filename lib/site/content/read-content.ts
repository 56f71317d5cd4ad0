import path from 'node:path';
import type { z } from 'zod';
import {
  announcementSchema,
  authorsSchema,
  navigationSchema,
  packagesSchema,
  siteConfigSchema,
} from '@/lib/site/config';
import type { SiteConfig } from '@/lib/site/config';
import { listFiles } from '@/lib/base/files';
import {
  findNameMistakes,
  homeFrontmatterSchema,
  readData,
  readRedirects,
} from '@/lib/base/source';
import { readCategories, readDoc } from './read-docs';
import { readPost } from './read-posts';
import {
  assertTranslationsOf,
  folderOfVersion,
  locate,
  readPage,
  sourceOf,
} from './source';
import type { ContentEntry, ContentSource } from './source';

/** What is read when the configuration cannot be. */
const DEFAULT_VERSION = { name: 'current', label: '', path: '/docs' };

/**
 * Reads one thing, and decides what becomes of a mistake in it: a build stops, and a check goes on without the thing.
 *
 * @param rule what a mistake is counted as
 */
export type Attempt<Missing extends undefined> = <Value>(
  rule: string,
  read: () => Value,
) => Value | Missing;

/**
 * Reads all files of a content folder, each by itself.
 *
 * @param root the folder that holds `docs`, `blog` and the data files
 * @param locale code of the language to read it in; the default one, if not given
 */
export function readContent<Missing extends undefined>(
  root: string,
  locale: string | undefined,
  attempt: Attempt<Missing>,
) {
  for (const mistake of findNameMistakes(root)) {
    attempt('data', () => {
      throw mistake;
    });
  }
  const read = <Schema extends z.ZodType>(name: string, schema: Schema) =>
    attempt('data', () => readData(root, name, schema));
  const config = read('site.json', siteConfigSchema);
  const settings: SiteConfig | undefined = config;
  const source = sourceOf(root, settings, locale);
  attempt('data', () => assertTranslationsOf(source));
  const authors = read('authors.json', authorsSchema);
  const versions = (settings?.docsVersions ?? [DEFAULT_VERSION]).map(
    (version) => {
      const folder = folderOfVersion(settings, version);
      const from = { ...source, folder, path: version.path };
      const names = listFiles(path.join(root, folder), '.mdx');
      return {
        version,
        folder,
        names,
        docs: names.map((name) =>
          attempt('frontmatter', () => readDoc(from, name)),
        ),
        categories: attempt('data', () => readCategories(from)),
      };
    },
  );
  const postNames = listFiles(path.join(root, 'blog'), '.mdx');
  return {
    config,
    source,
    navigation: read(locate(source, 'navigation.json'), navigationSchema),
    announcement: read(locate(source, 'announcement.json'), announcementSchema),
    packages: read(locate(source, 'packages.json'), packagesSchema),
    redirects: attempt('data', () => readRedirects(root)),
    versions,
    postNames,
    posts: postNames.map((name) =>
      attempt('frontmatter', () => readPost(source, name, authors)),
    ),
    home: attempt('frontmatter', () => readHome(source)),
  };
}

/** The home page's own text: what the toolkit is, a sample that shows it, and how to install it. */
export type HomeEntry = ContentEntry & { kind: 'home'; headline: string };

function readHome(source: ContentSource): HomeEntry {
  const page = readPage(source, 'home.mdx', homeFrontmatterSchema);
  const { headline = page.title } = page;
  return { ...page, kind: 'home', id: 'home', path: '/', headline };
}
