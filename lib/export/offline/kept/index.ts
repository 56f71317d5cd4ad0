import { normalizePath } from '@/lib/base/url';

/** Whether an address is that of a page: it has no ending but that of pages. */
export function isPage(address: string): boolean {
  const { pathname } = new URL(address);
  return !/\.[a-z0-9]+$/i.test(normalizePath(pathname));
}

/** Files that change have a hash of their content as query; with any other, each would be a copy more. */
const HASH = /^(?:\?_=[\da-f]+)?$/;

const KINDS: readonly [ending: RegExp, kind: RegExp][] = [
  [/\.js$/, /script$/],
  [/\.css$/, /css$/],
  [/\.json$/, /json$/],
  // A portal or a host that is not well may answer anything with a page, or a text that says so.
  [/\.(?:md|txt|xml)$/, /^(?!.*ht)./],
  [/./, /^image|font|manifest|octet/],
];

/**
 * Whether an answer is of the kind that its address names, so that it may stand in for the network later.
 *
 * @param kind its `Content-Type`
 */
export function isAsAsked(address: string, kind: string | null): boolean {
  const { pathname, search } = new URL(address);
  const given = kind?.toLowerCase().split(/[; ]/)[0] ?? '';
  if (isPage(address)) return given === 'text/html';
  const wanted = KINDS.find(([ending]) => ending.test(pathname))?.[1];
  return HASH.test(search) && wanted?.test(given) === true;
}
