import { localePrefix } from '@/lib/site/nav';
import { BASE_PATH } from '@/lib/base/url';
import type { Locale, SiteConfig } from './schema';

type Locales = Pick<SiteConfig, 'locales' | 'defaultLocale'>;

/**
 * The language that this build is for, when it is not the default one. Each language is a build of its own, whose
 * base path ends with the language's prefix, so nothing in a page knows of it but its root and its language menu.
 */
export const BUILT_LOCALE = process.env['SITE_LOCALE'] || undefined;

/** The base path of the whole site: that of the default language. */
const SITE_BASE_PATH = siteBasePath(BASE_PATH, BUILT_LOCALE);

/** @throws Error when a language is built without its prefix */
export function siteBasePath(base: string, locale: string | undefined): string {
  if (locale === undefined) return base;
  if (base.endsWith(`/${locale}`)) return base.slice(0, -locale.length - 1);
  throw new Error(
    `[site] SITE_LOCALE is "${locale}", but the base path is "${base}", so links between languages would be wrong. Set BASE_PATH to what ends with "/${locale}"; "npm run build" does it for every language.`,
  );
}

/** The row of the language that is built. */
export function builtLocale(config: Locales): Locale {
  return findLocale(config, BUILT_LOCALE ?? config.defaultLocale);
}

/**
 * The row of a language.
 *
 * @throws Error when the table has none
 */
export function findLocale({ locales }: Locales, code: string): Locale {
  const locale = locales.find((one) => one.code === code);
  if (locale) return locale;
  throw new Error(
    `content/site.json has no locale "${code}" in "locales", so nothing can be said of that language. Add a row to the table, or write one of: ${locales.map((one) => one.code).join(', ')}.`,
  );
}

/** The languages besides the default one, in the order of the table. */
export function otherLocales({ locales, defaultLocale }: Locales): Locale[] {
  return locales.filter(({ code }) => code !== defaultLocale);
}

/** The base path of a language; empty for the default one of a site at the root. */
export function localeBasePath(config: Locales, code: string): string {
  return SITE_BASE_PATH + localePrefix(code, config.defaultLocale);
}
