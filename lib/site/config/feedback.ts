import { absoluteUrl } from './metadata';
import type { SiteConfig } from './schema';

/**
 * The address of a new issue about a page that was not clear. It holds what is known of the page.
 *
 * @param page.version what the page was written for, as readers call it
 */
export function feedbackUrl(
  config: Pick<SiteConfig, 'url' | 'repository' | 'defaultLocale' | 'locales'>,
  page: { title: string; path: string; version: string },
): string {
  const url = new URL(`${config.repository}/issues/new`);
  url.searchParams.set('title', `Docs: ${page.title}`);
  url.searchParams.set(
    'body',
    `Page: ${absoluteUrl(config, page.path)}\nVersion: ${page.version}\n\n`,
  );
  return url.href;
}
