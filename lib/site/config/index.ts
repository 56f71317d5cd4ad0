/** What all pages have in common: settings, head, languages. */

export * from './boot-script';
export * from './constants';
export * from './feedback';
export {
  BUILT_LOCALE,
  builtLocale,
  findLocale,
  localeBasePath,
  otherLocales,
} from './locale';
export * from './metadata';
export * from './schema';
export * from './storage-keys';
export * from './structured-data';
