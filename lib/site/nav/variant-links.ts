import { isWithin, stripQueryAndHash } from '@/lib/base/url';

/** What stands before the paths of a language: nothing for the default one, `/de` for another. */
export function localePrefix(code: string, defaultLocale: string): string {
  return code === defaultLocale ? '' : `/${code}`;
}

/** The most specific of some path prefixes that a path lies under; undefined for none. */
export function prefixOf(
  path: string,
  prefixes: readonly string[],
): string | undefined {
  return prefixes
    .filter((prefix) => prefix === '' || isWithin(path, prefix))
    .sort((a, b) => b.length - a.length)[0];
}

/**
 * The same place under another prefix: another language, another version.
 *
 * @param path site path of the current page
 * @param prefixes all prefixes of the kind; the default language's is empty
 * @param to the wanted one of them
 * @returns the path with only the prefix changed; `to` itself when the page lies under none of them
 */
export function changePrefix(
  path: string,
  prefixes: readonly string[],
  to: string,
): string {
  const from = prefixOf(path, prefixes);
  if (from === undefined) return to;
  const rest = path.slice(from.length).replace(/^\/$/, '');
  return to + rest || '/';
}

/**
 * The target of a link as a page of another version means it: authors write the first version's paths, so a copy of
 * the pages is a version.
 *
 * @param href target as written
 * @param first site path of the first version
 * @param own site path of the page's version
 * @param hasPage whether a path has a page
 * @returns the same page of the page's own version, when there is one; the target as written for all others
 */
export function linkInVersion(
  href: string,
  first: string,
  own: string,
  hasPage: (path: string) => boolean,
): string {
  const path = stripQueryAndHash(href);
  if (own === first || !isWithin(path, first) || isWithin(path, own)) {
    return href;
  }
  const wanted = own + path.slice(first.length);
  return wanted === own || hasPage(wanted)
    ? wanted + href.slice(path.length)
    : href;
}
