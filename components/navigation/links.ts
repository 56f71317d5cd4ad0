import { siteBoot } from '@/components/browser/boot';
import { isOtherVersion } from '@/components/browser/docs-version';
import { normalizePath, withoutBase, BASE_PATH } from '@/lib/base/url';

/** Where a link inside the site leads. */
type SiteTarget = {
  /** Site path, clean and without base path. */
  path: string;
  search: string;
  hash: string;
};

/**
 * What can be shown in the place of this page, or undefined when the browser must follow it: another site, or a file.
 */
export function siteTargetOf({
  origin,
  pathname,
  search,
  hash,
}: URL | HTMLAnchorElement): SiteTarget | undefined {
  if (origin !== window.location.origin) return undefined;
  if (
    BASE_PATH !== '' &&
    pathname !== BASE_PATH &&
    !pathname.startsWith(`${BASE_PATH}/`)
  ) {
    return undefined;
  }
  const written = normalizePath(withoutBase(pathname));
  if (/\.[a-z0-9]+$/i.test(written)) return undefined;
  const path = siteBoot().aliases[written] ?? written;
  // So is another version of the documentation, whose sidebar and search come with it.
  if (process.env['NEXT_PUBLIC_HAS_VERSIONS'] === '1') {
    if (isOtherVersion(path)) return undefined;
  }
  return { path, search, hash };
}

/** Where a link leads inside the site; undefined as well for one that leaves this document alone, or its language. */
export function pageOfLink(link: HTMLAnchorElement): SiteTarget | undefined {
  const isForOther =
    (link.target !== '' && link.target !== '_self') ||
    link.hasAttribute('download') ||
    link.hasAttribute('data-locale-prefix');
  return isForOther ? undefined : siteTargetOf(link);
}
