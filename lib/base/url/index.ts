/** Addresses: clean paths, the base path, types of content. */

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
