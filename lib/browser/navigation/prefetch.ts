import { normalizePath, withBase, withoutBase } from '@/lib/url';
import { linkOf, siteTargetOf } from './links';
import { isConnectionSaving } from './network';
import { hasPage, notePrefetch, preloadPage, preparePage } from './documents';

/** Pages are fetched ahead in the built site only: the development server has no files to fetch. */
const isActive = process.env.NODE_ENV === 'production';

function mayFetch(path: string): boolean {
  return (
    isActive &&
    path !== normalizePath(withoutBase(window.location.pathname)) &&
    !isConnectionSaving()
  );
}

/** Asks the browser to fetch a page when it is idle; failures are silent and the click tries again. */
function prefetch(path: string): void {
  if (hasPage(path) || !mayFetch(path)) return;
  const address = withBase(path);
  notePrefetch(path, true);
  const forget = () => notePrefetch(path, false);
  const link = document.createElement('link');
  if (link.relList.supports('prefetch')) {
    link.rel = 'prefetch';
    link.as = 'fetch';
    link.href = address;
    link.addEventListener('error', () => {
      forget();
      link.remove();
    });
    document.head.append(link);
    return;
  }
  fetch(address, { credentials: 'include' }).then(
    ({ status }) => {
      if (status !== 200) forget();
    },
    () => forget(),
  );
}

/**
 * Loads a page into memory as soon as the reader points at, focuses or touches its link, and parses it while the link
 * is pressed: the click comes a tenth of a second later.
 */
export function startPreloading(signal: AbortSignal): void {
  const handleIntent = (event: Event) => {
    const link = linkOf(event);
    const path = link && siteTargetOf(link)?.path;
    if (!path || !mayFetch(path)) return;
    if (event.type === 'pointerdown') preparePage(path);
    else if (!hasPage(path)) preloadPage(path);
  };
  for (const type of ['mouseover', 'focusin', 'touchstart', 'pointerdown']) {
    document.addEventListener(type, handleIntent, { signal, passive: true });
  }
}

/** Prefetches the pages whose links scroll into view. Called anew for each page. */
export function watchLinks(signal: AbortSignal): void {
  if (!isActive || typeof IntersectionObserver !== 'function') return;
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting || !(target instanceof HTMLAnchorElement)) continue;
      observer.unobserve(target);
      const site = siteTargetOf(target);
      if (site) prefetch(site.path);
    }
  });
  for (const link of document.querySelectorAll(
    // The playground is for few: their intent is enough.
    'a[href]:not(.code-button)',
  )) {
    observer.observe(link);
  }
  signal.addEventListener('abort', () => observer.disconnect());
}
