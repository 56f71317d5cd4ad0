import { isWithin } from '@/lib/url/path';

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
