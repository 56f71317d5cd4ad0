import { siteBoot } from '@/lib/site/browser/boot';
import { isOtherVersion } from '@/lib/site/browser/docs-version';
import { normalizePath, withoutBase, BASE_PATH } from '@/lib/base/url';

/** Where a link inside the site leads. */
type SiteTarget = {
  /** Site path, clean and without base path. */
  path: string;
  search: string;
  hash: string;
};

/**
 * What can be shown in the place of this page, or undefined when the browser must follow it: another site, a new tab, a
 * download, a file.
 */
export function siteTargetOf(link: HTMLAnchorElement): SiteTarget | undefined {
  if (
    link.origin !== window.location.origin ||
    (link.target !== '' && link.target !== '_self') ||
    link.hasAttribute('download') ||
    !link.hasAttribute('href') ||
    // Another language is another document, down to the attributes of its root.
    link.hasAttribute('data-locale-prefix')
  ) {
    return undefined;
  }
  if (
    BASE_PATH !== '' &&
    link.pathname !== BASE_PATH &&
    !link.pathname.startsWith(`${BASE_PATH}/`)
  ) {
    return undefined;
  }
  const written = normalizePath(withoutBase(link.pathname));
  if (/\.[a-z0-9]+$/i.test(written)) return undefined;
  const path = siteBoot().aliases[written] ?? written;
  // So is another version of the documentation, whose sidebar and search come with it.
  if (process.env['NEXT_PUBLIC_HAS_VERSIONS'] === '1') {
    if (isOtherVersion(path)) return undefined;
  }
  return { path, search: link.search, hash: link.hash };
}

/** The link that an event happened in, or undefined. */
export function linkOf(event: Event): HTMLAnchorElement | undefined {
  const target = event.target;
  const link = target instanceof Element ? target.closest('a') : null;
  return link instanceof HTMLAnchorElement ? link : undefined;
}

/** Whether a click asks for anything but following the link here. */
export function isModifiedClick(event: MouseEvent): boolean {
  return (
    event.button !== 0 ||
    event.metaKey ||
    event.ctrlKey ||
    event.shiftKey ||
    event.altKey
  );
}
