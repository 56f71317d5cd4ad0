import type { SiteConfig } from './schema';

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
