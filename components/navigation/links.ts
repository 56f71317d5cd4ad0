import { siteBoot } from '@/components/browser/boot';
import { isOtherVersion } from '@/components/browser/docs-version';
import {
  BASE_PATH,
  isWithin,
  normalizePath,
  withoutBase,
} from '@/lib/base/url';

/** Where a link inside the site leads: the path is clean, and without base path. */
type SiteTarget = { path: string; hash: string };

/**
 * What can be shown in the place of this page, or undefined when the browser must follow it: another site, or a file.
 */
export function siteTargetOf(
  link: URL | HTMLAnchorElement,
): SiteTarget | undefined {
  const { origin, pathname, hash } = link;
  if (origin !== window.location.origin) return undefined;
  if (!isWithin(pathname, BASE_PATH)) return undefined;
  const written = normalizePath(withoutBase(pathname));
  if (/\.[a-z0-9]+$/i.test(written)) return undefined;
  const path = siteBoot().aliases[written] ?? written;
  // So is another version of the documentation, whose sidebar and search come with it.
  if (process.env['NEXT_PUBLIC_HAS_VERSIONS'] === '1') {
    if (isOtherVersion(path)) return undefined;
  }
  return { path, hash };
}

/** Where a link leads inside the site; undefined as well for one that leaves this document alone, or its language. */
export function pageOfLink(link: HTMLAnchorElement): SiteTarget | undefined {
  const isForOther =
    (link.target !== '' && link.target !== '_self') ||
    link.hasAttribute('download') ||
    link.hasAttribute('data-locale-prefix');
  return isForOther ? undefined : siteTargetOf(link);
}
