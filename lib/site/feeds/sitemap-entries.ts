import {
  countTags,
  tagPath,
  canonicalDoc,
  isTranslated,
} from '@/lib/site/content';
import type { Site } from '@/lib/site/content';

/**
 * Every page that search engines shall list: not the search page, nor addresses that lead elsewhere, nor what is
 * written in another language or in the first version as well.
 *
 * @param lastUpdated Day of the last change of a content file.
 * @returns site paths without base path, the day of the last change where the version history knows it, and the
 *   languages besides the default one in which the page is written
 */
export function listSitemapEntries(
  site: Site,
  lastUpdated: (file: string) => string | undefined,
) {
  const { config, locale, home, posts, versions } = site;
  const docs = versions
    .flatMap((tree) => tree.docs)
    .filter((doc) => canonicalDoc(site, doc) === doc);
  const pages = [
    { path: '/', lastModified: undefined, translations: home.translations },
    ...[...docs, ...posts].map(({ path, file, translations }) => ({
      path,
      lastModified: lastUpdated(file),
      translations,
    })),
  ].filter((page) => isTranslated(site, page));
  // Their words are those of the interface, which has one language.
  if (locale.code !== config.defaultLocale) return pages;
  const lists = [
    '/play',
    '/blog',
    '/blog/archive',
    '/blog/tags',
    ...countTags(posts).map(({ tag }) => tagPath(tag)),
  ];
  const unknown = { lastModified: undefined, translations: [] };
  return [...pages, ...lists.map((path) => ({ path, ...unknown }))];
}
