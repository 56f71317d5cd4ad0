import { withBase, CONTENT_TYPE_BY_PATH } from '@/lib/base/url';
import {
  FRAME_PATH,
  FRAME_POLICY,
  HASHED_ASSETS_PREFIXES,
  IMMUTABLE_CACHE_CONTROL,
  REVALIDATE_CACHE_CONTROL,
  SECURITY_HEADERS,
} from './headers';
import { renderNginxConfig, type HostOptions } from './nginx-config';

/** The files that hosts read from an export. They describe a host and are no pages. */
export const HOST_FILE_NAMES = [
  '_headers',
  '_redirects',
  'vercel.json',
  'nginx.conf',
  '.nojekyll',
] as const;

type HostFileName = (typeof HOST_FILE_NAMES)[number];

/** The settings of each kind of host, by file name. */
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

type HeaderRule = [path: string, headers: Readonly<Record<string, string>>];

const POLICY = 'Content-Security-Policy';

/** Addresses of the frame: hosts without clean URLs have the second one. */
const FRAME_FORMS = [FRAME_PATH, `${FRAME_PATH}.html`];

/** The base path and what other languages have in its place. */
function basesOf({ base, prefixes = [] }: HostOptions): string[] {
  return [base, ...prefixes.map((prefix) => base + prefix)];
}

/**
 * What some files have of their own.
 *
 * @param any stands for any name in a path
 */
function ownRules(options: HostOptions, any: string): HeaderRule[] {
  return basesOf(options).flatMap((base): HeaderRule[] => [
    ...FRAME_FORMS.map((path): HeaderRule => [
      base + path,
      { [POLICY]: FRAME_POLICY },
    ]),
    ...HASHED_ASSETS_PREFIXES.map((prefix): HeaderRule => [
      `${base}${prefix}${any}`,
      { 'Cache-Control': IMMUTABLE_CACHE_CONTROL },
    ]),
    ...Object.entries(CONTENT_TYPE_BY_PATH).map(([path, type]): HeaderRule => [
      base + path,
      { 'Content-Type': type },
    ]),
  ]);
}

/**
 * For Netlify and Cloudflare Pages. Both revalidate by default, and Cloudflare joins the values
 * of all rules that match: a general `Cache-Control` would spoil that of the hashed files.
 */
function renderHeaders(options: HostOptions): string {
  const general: HeaderRule = [`${options.base}/*`, SECURITY_HEADERS];
  return [general, ...ownRules(options, '*')]
    .flatMap(([path, headers]) => [
      path,
      // The frame has another one. Netlify passes over this line: there the last rule wins.
      ...(path !== general[0] && POLICY in headers ? [`  ! ${POLICY}`] : []),
      ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
    ])
    .map((line) => `${line}\n`)
    .join('');
}

/** For Netlify and Cloudflare Pages. */
function renderRedirects({ base, redirects }: HostOptions): string {
  return redirects
    .map(({ from, to }) => `${base}${from} ${withBase(to, base)} 301\n`)
    .join('');
}

function renderVercelConfig(options: HostOptions): string {
  const { base, redirects } = options;
  const config = {
    cleanUrls: true,
    trailingSlash: false,
    redirects: [
      ...redirects.map(({ from, to }) => ({
        source: base + from,
        destination: withBase(to, base),
        statusCode: 301,
      })),
      // Its rewrites come after the files; a program that asks for Markdown is sent to the twin of the page.
      {
        source: `${base}/docs/:page([\\w-]+(?:/[\\w-]+)*)`,
        has: [{ type: 'header', key: 'accept', value: '.*text/markdown.*' }],
        destination: `${base}/docs/:page.md`,
        statusCode: 307,
      },
    ],
    headers: vercelHeaders(options),
  };
  return `${JSON.stringify(config, undefined, 2)}\n`;
}

function vercelHeaders(options: HostOptions) {
  const general = {
    ...SECURITY_HEADERS,
    'Cache-Control': REVALIDATE_CACHE_CONTROL,
  };
  // The last rule wins.
  const rules: HeaderRule[] = [
    [`${options.base}/(.*)`, general],
    ...ownRules(options, '(.*)'),
  ];
  return rules.map(([source, headers]) => ({
    source,
    headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
  }));
}
