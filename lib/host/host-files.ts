import { withBase } from '@/lib/url/path';
import { CONTENT_TYPE_BY_PATH } from './content-types';
import {
  HASHED_ASSETS_PREFIX,
  IMMUTABLE_CACHE_CONTROL,
  REVALIDATE_CACHE_CONTROL,
  SECURITY_HEADERS,
} from './headers';
import { renderNginxConfig } from './nginx-config';
import type { Redirect } from './redirects';

export type HostOptions = {
  /** Base path, `/sub` or empty. */
  base: string;
  redirects: readonly Redirect[];
};

/** The files that hosts read from an export. They describe a host and are no pages. */
export const HOST_FILE_NAMES = [
  '_headers',
  '_redirects',
  'vercel.json',
  'nginx.conf',
  '.nojekyll',
] as const;

export type HostFileName = (typeof HOST_FILE_NAMES)[number];

/** What the export says to each kind of host, by file name. */
export function renderHostFiles(
  options: HostOptions,
): Record<HostFileName, string> {
  return {
    _headers: renderHeaders(options),
    _redirects: renderRedirects(options),
    'vercel.json': renderVercelConfig(options),
    'nginx.conf': renderNginxConfig(options),
    // GitHub Pages would drop every folder that starts with an underscore.
    '.nojekyll': '',
  };
}

/**
 * For Netlify and Cloudflare Pages. Both revalidate by default, and Cloudflare joins the values
 * of all rules that match: a general `Cache-Control` would spoil that of the hashed files.
 */
function renderHeaders({ base }: HostOptions): string {
  const rules: [path: string, headers: Readonly<Record<string, string>>][] = [
    [`${base}/*`, SECURITY_HEADERS],
    [
      `${base}${HASHED_ASSETS_PREFIX}*`,
      { 'Cache-Control': IMMUTABLE_CACHE_CONTROL },
    ],
    ...Object.entries(CONTENT_TYPE_BY_PATH).map(
      ([path, type]): [string, Record<string, string>] => [
        base + path,
        { 'Content-Type': type },
      ],
    ),
  ];
  return rules
    .map(([path, headers]) => {
      const lines = Object.entries(headers).map(
        ([name, value]) => `  ${name}: ${value}\n`,
      );
      return `${path}\n${lines.join('')}`;
    })
    .join('');
}

/** For Netlify and Cloudflare Pages. */
function renderRedirects({ base, redirects }: HostOptions): string {
  return redirects
    .map(({ from, to }) => `${base}${from} ${withBase(to, base)} 301\n`)
    .join('');
}

function renderVercelConfig({ base, redirects }: HostOptions): string {
  const toList = (headers: Readonly<Record<string, string>>) =>
    Object.entries(headers).map(([key, value]) => ({ key, value }));
  const config = {
    cleanUrls: true,
    trailingSlash: false,
    redirects: redirects.map(({ from, to }) => ({
      source: base + from,
      destination: withBase(to, base),
      statusCode: 301,
    })),
    headers: [
      {
        source: `${base}/(.*)`,
        headers: toList({
          ...SECURITY_HEADERS,
          'Cache-Control': REVALIDATE_CACHE_CONTROL,
        }),
      },
      {
        source: `${base}${HASHED_ASSETS_PREFIX}(.*)`,
        headers: toList({ 'Cache-Control': IMMUTABLE_CACHE_CONTROL }),
      },
      ...Object.entries(CONTENT_TYPE_BY_PATH).map(([path, type]) => ({
        source: base + path,
        headers: toList({ 'Content-Type': type }),
      })),
    ],
  };
  return `${JSON.stringify(config, undefined, 2)}\n`;
}
