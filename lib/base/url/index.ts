/** Addresses: clean paths, the base path, types of content. */

export * from './content-types';
export * from './path';
