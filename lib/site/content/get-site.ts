import type { Metadata } from 'next';
import { cache } from 'react';
import { pageMetadata } from '@/lib/site/config';
import type { PageHead } from '@/lib/site/config';
import { loadSiteOrLastGood } from './last-good';
import { loadSite } from './load-site';
import type { Site } from './load-site';

/** Folder that the site is made from; tests point it at their own trees. */
export const CONTENT_ROOT = process.env['CONTENT_ROOT'] ?? 'content';

const loaded = new Map<string | undefined, Site>();

/** Frame, page and their heads ask for it; React forgets it with the request. */
const readOnRequest = cache((locale?: string) =>
  locale === undefined
    ? loadSiteOrLastGood(CONTENT_ROOT)
    : loadSite(CONTENT_ROOT, locale),
);

/**
 * The content of the site: read once a process in a build, where a mistake stops it. While writing it is read anew
 * on each request, and is what it last was without mistakes.
 *
 * @param locale code of the language; the one that is built, if not given
 */
export function getSite(locale?: string): Site {
  if (process.env.NODE_ENV === 'development') return readOnRequest(locale);
  const site = loaded.get(locale) ?? loadSite(CONTENT_ROOT, locale);
  loaded.set(locale, site);
  return site;
}

/** What the head of a page of the site says about it. */
export function metadataOf(head: Omit<PageHead, 'config'>): Metadata {
  return pageMetadata({ config: getSite().config, ...head });
}
