import type { Metadata } from 'next';
import { BUILT_LOCALE, findLocale, localeBasePath } from './locale';
import type { SiteConfig } from './schema';

/** What the head of a page says about it. */
export type PageHead = {
  config: SiteConfig;
  /** Site path, without base path. */
  path: string;
  /** Absent on the home page. */
  title?: string;
  description: string;
  type?: 'website' | 'article';
  publishedTime?: string;
  modifiedTime?: string | undefined;
  /** Path of the page's Markdown twin. */
  markdownPath?: string;
  noIndex?: boolean;
  /** Codes of the languages besides the default one in which the page is written. */
  translations?: readonly string[];
  /** Site path that search engines shall list in place of this one. */
  canonicalPath?: string | undefined;
};

/**
 * The absolute address of a site path; the only place where one is made.
 *
 * @param locale code of a language; the one that is built, if not given
 */
export function absoluteUrl(
  config: Pick<SiteConfig, 'url' | 'defaultLocale' | 'locales'>,
  path: string,
  locale = BUILT_LOCALE ?? config.defaultLocale,
): string {
  const root = config.url.replace(/\/$/, '') + localeBasePath(config, locale);
  if (path !== '/') return root + path;
  return locale === config.defaultLocale ? `${root}/` : root;
}

/** Addresses of a page by language, as search engines want them: every one of them names all. */
export function languageUrls(
  config: SiteConfig,
  path: string,
  translations: readonly string[],
): Record<string, string> {
  const { defaultLocale } = config;
  return {
    ...Object.fromEntries(
      [defaultLocale, ...translations].map((code) => [
        findLocale(config, code).htmlLang,
        absoluteUrl(config, path, code),
      ]),
    ),
    'x-default': absoluteUrl(config, path, defaultLocale),
  };
}

/** Path of the social image of a page. */
export function socialImagePath(path: string): string {
  return `/og${path === '/' ? '/home' : path}.png`;
}

/** What stands in the browser's tab: `RxLet | RxAngular`, on the home page `RxAngular | Performance & DX`. */
export function documentTitle(
  config: Pick<SiteConfig, 'title' | 'tagline' | 'titleDelimiter'>,
  pageTitle?: string,
): string {
  const { title, tagline, titleDelimiter } = config;
  return pageTitle === undefined
    ? `${title} ${titleDelimiter} ${tagline}`
    : `${pageTitle} ${titleDelimiter} ${title}`;
}

/** Title, description, canonical address, social cards and language links of a page. */
export function pageMetadata(head: PageHead): Metadata {
  const { config, path, description, translations = [] } = head;
  const title = documentTitle(config, head.title);
  const isTranslated = BUILT_LOCALE && translations.includes(BUILT_LOCALE);
  // What is shown in the default language for want of a translation is not another page.
  const url = absoluteUrl(
    config,
    head.canonicalPath ?? path,
    isTranslated ? BUILT_LOCALE : config.defaultLocale,
  );
  const images = [
    {
      url: absoluteUrl(config, socialImagePath(path)),
      width: 1200,
      height: 630,
      alt: head.title ?? config.title,
    },
  ];
  return {
    title,
    description,
    alternates: {
      canonical: url,
      languages: languageUrls(config, head.canonicalPath ?? path, translations),
      types: {
        ...(head.markdownPath
          ? { 'text/markdown': absoluteUrl(config, head.markdownPath) }
          : {}),
        'application/rss+xml': absoluteUrl(config, '/blog/rss.xml'),
        'application/atom+xml': absoluteUrl(config, '/blog/atom.xml'),
        'application/feed+json': absoluteUrl(config, '/blog/feed.json'),
      },
    },
    openGraph: {
      title,
      description,
      url,
      siteName: config.title,
      images,
      ...kindOf(head),
    },
    twitter: { card: 'summary_large_image', title, description, images },
    ...((head.noIndex ?? config.noIndex)
      ? { robots: { index: false, follow: true } }
      : {}),
  };
}

/** An article says when it was written and changed. */
function kindOf({ type, publishedTime, modifiedTime }: PageHead) {
  if (type !== 'article') return { type: 'website' as const };
  return {
    type: 'article' as const,
    ...(publishedTime ? { publishedTime } : {}),
    ...(modifiedTime ? { modifiedTime } : {}),
  };
}
