import type { Metadata } from 'next';
import { BASE_PATH } from '@/lib/url/path';
import { documentTitle } from './page-title';
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
};

/** The absolute address of a site path; the only place where one is made. */
export function absoluteUrl(config: SiteConfig, path: string): string {
  const root = config.url.replace(/\/$/, '') + BASE_PATH;
  return path === '/' ? `${root}/` : root + path;
}

/** Path of the social image of a page. */
export function socialImagePath(path: string): string {
  return `/og${path === '/' ? '/home' : path}.png`;
}

/** Title, description, canonical address, social cards and language links of a page. */
export function pageMetadata(head: PageHead): Metadata {
  const { config, path, description } = head;
  const title = documentTitle(config, head.title);
  const url = absoluteUrl(config, path);
  const image = {
    url: absoluteUrl(config, socialImagePath(path)),
    width: 1200,
    height: 630,
    alt: head.title ?? config.title,
  };
  const locale = config.locales.find(
    ({ code }) => code === config.defaultLocale,
  );
  return {
    title,
    description,
    alternates: {
      canonical: url,
      languages: {
        [locale?.htmlLang ?? config.defaultLocale]: url,
        'x-default': url,
      },
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
      images: [image],
      ...(head.type === 'article'
        ? {
            type: 'article' as const,
            ...(head.publishedTime
              ? { publishedTime: head.publishedTime }
              : {}),
            ...(head.modifiedTime ? { modifiedTime: head.modifiedTime } : {}),
          }
        : { type: 'website' as const }),
    },
    twitter: {
      card: 'summary_large_image',
      title,
      description,
      images: [image],
    },
    ...((head.noIndex ?? config.noIndex)
      ? { robots: { index: false, follow: true } }
      : {}),
  };
}
