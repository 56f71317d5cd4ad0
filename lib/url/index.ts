/** Addresses: clean paths, the base path, redirects, types of content. */

export {
  CONTENT_TYPES,
  CONTENT_TYPE_BY_PATH,
  contentTypeOf,
} from './content-types';
export {
  BASE_PATH,
  isExternalHref,
  isSitePath,
  isWithin,
  normalizePath,
  stripQueryAndHash,
  withBase,
  withoutBase,
} from './path';
export {
  findRedirectProblems,
  parsePublishedUrls,
  parseRedirects,
} from './redirects';
export type { Redirect } from './redirects';
