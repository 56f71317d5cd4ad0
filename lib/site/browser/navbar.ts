import { ofVersion, type ByVersion } from '@/lib/site/nav';
import { isWithin, normalizePath, withBase, withoutBase } from '@/lib/base/url';
import { pathInVersion } from './docs-version';
import { closestTarget } from '@/lib/base/browser/dom';

/** Closes the navbar's menus when the reader turns elsewhere. */
export function startNavbar(signal: AbortSignal): void {
  const closeMenus = (except?: Element) => {
    for (const menu of document.querySelectorAll('details[data-menu][open]')) {
      if (menu !== except) menu.removeAttribute('open');
    }
  };
  document.addEventListener(
    'click',
    (event) => closeMenus(closestTarget(event, '[data-menu]')),
    { signal },
  );
  document.addEventListener(
    'keydown',
    ({ key }) => {
      if (key === 'Escape') closeMenus();
    },
    { signal },
  );
}

/** Marks the section of the page in the navbar. */
export function markSection(): void {
  const path = normalizePath(withoutBase(window.location.pathname));
  const links = document.querySelectorAll<HTMLAnchorElement>(
    '[data-navbar-links] a',
  );
  for (const link of links) {
    if (process.env['NEXT_PUBLIC_HAS_VERSIONS'] === '1') {
      leadToVersion(link, path);
    }
    const isCurrent =
      link.origin === window.location.origin &&
      isWithin(path, withoutBase(link.pathname));
    if (isCurrent) link.setAttribute('aria-current', 'true');
    else link.removeAttribute('aria-current');
  }
}

/** Beside the documentation, its links lead to the version that the reader chose last. */
function leadToVersion(link: HTMLAnchorElement, path: string): void {
  const { versions } = link.dataset;
  if (versions === undefined) return;
  // Written by the build of this very site.
  const target = JSON.parse(versions) as ByVersion<{ href: string }>;
  link.href = withBase(ofVersion(target, pathInVersion(path)).href);
}
