/** Path prefix under which the site is served: empty or `/sub`, fixed at build time. */
export const BASE_PATH =
  // The second name is for scripts, which run without the bundler that writes the first into the code.
  process.env['NEXT_PUBLIC_BASE_PATH'] ?? process.env['BASE_PATH'] ?? '';

/**
 * Brings an address that a plain host may answer to the one path the site knows.
 * `/docs/state.html`, `/docs/state/` and `/docs/state/index.html` all mean `/docs/state`. Two slashes at the start
 * would name another host to a browser that follows the path.
 */
export function normalizePath(path: string): string {
  const clean = path
    .replace(/^\/+/, '/')
    .replace(/\/index\.html$/, '/')
    .replace(/\.html$/, '')
    .replace(/(?<!\/)\/+$/, '');
  return clean === '' ? '/' : clean;
}

/** Prefixes a site path with the base path; anything else is returned as it is. */
export function withBase(href: string, base: string = BASE_PATH): string {
  if (!isSitePath(href) || base === '') return href;
  return href === '/' ? base : base + href;
}

/** Removes the base path from a location's pathname. */
export function withoutBase(pathname: string): string {
  if (BASE_PATH === '') return pathname;
  if (pathname === BASE_PATH) return '/';
  return pathname.startsWith(`${BASE_PATH}/`)
    ? pathname.slice(BASE_PATH.length)
    : pathname;
}

/** Whether a link points into this site: `/docs`, but not `//host`, `/\\host`, which browsers read the same, or `https://host`. */
export function isSitePath(href: string): boolean {
  return /^\/(?![/\\\s])/.test(href) && !/^\/[\t\n\r]*[/\\]/.test(href);
}

/** Whether a link leaves this site. */
export function isExternalHref(href: string): boolean {
  return /^(?:[a-z][a-z+.-]*:)?\/\//i.test(href);
}

/** The path of a link without query and hash. */
export function stripQueryAndHash(href: string): string {
  return href.replace(/[?#][^]*/, '');
}

/** Whether a path is a section's own path or lies below it. */
export function isWithin(path: string, section: string): boolean {
  return path === section || path.startsWith(`${section}/`);
}
