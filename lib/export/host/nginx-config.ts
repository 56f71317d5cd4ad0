import type { Redirect } from '@/lib/base/source';
import { withBase, CONTENT_TYPE_BY_PATH, CONTENT_TYPES } from '@/lib/base/url';
import {
  FRAME_PATH,
  FRAME_POLICY,
  HASHED_ASSETS_PREFIXES,
  IMMUTABLE_CACHE_CONTROL,
  REVALIDATE_CACHE_CONTROL,
  SECURITY_HEADERS,
} from './headers';

/** What the files of hosts are made of. */
export type HostOptions = {
  /** Base path, `/sub` or empty. */
  base: string;
  redirects: readonly Redirect[];
  /** Prefixes of other languages, below which the same files lie once more. */
  prefixes?: readonly string[];
};

/**
 * A path that starts with one slash; two would name another host in a redirect, and browsers take a backslash for one.
 * nginx halves the backslashes of a quoted string before it reads the pattern.
 */
const SAFE_START = String.raw`/[^/\\\\?]`;
const QUERY = '(?<query>\\?.*)?$';

/**
 * The inside of an nginx `server` block that serves an export as every other host does.
 * `root` stands beside it; with a base path, the export lies in that folder below the root.
 */
export function renderNginxConfig({
  base,
  redirects,
  prefixes = [],
}: HostOptions): string {
  // As a pattern: nothing, or one of the prefixes.
  const anyPrefix = prefixes.length > 0 ? `(?:${prefixes.join('|')})?` : '';
  return `${[
    `# Include this file in a server block whose root is ${base ? `the folder that holds "${base.slice(1)}"` : 'this folder'}.`,
    'absolute_redirect off;',
    'gzip_static on;',
    'gzip_vary on;',
    `error_page 404 ${base}/404.html;`,
    '',
    ...renderTypes(),
    '',
    ...renderHeaders(base + anyPrefix),
    '',
    ...renderCleanUrls(base),
    '',
    '# A program that asks for Markdown gets the twin of the page.',
    'set $markdown "";',
    'if ($http_accept ~ text/markdown) { set $markdown .md; }',
    'location / { try_files $uri$markdown $uri $uri.html $uri/index.html =404; }',
    `location = ${base}/404.html { internal; }`,
    ...['', ...prefixes].map(
      (prefix) => `location = ${base}${prefix}/404 { return 404; }`,
    ),
    `location ~ ^${base}/(nginx\\.conf|vercel\\.json|_headers|_redirects)$ { return 404; }`,
    ...['', ...prefixes].flatMap((prefix) =>
      Object.entries(CONTENT_TYPE_BY_PATH).map(
        ([path, type]) =>
          `location = ${base}${prefix}${path} { types {} default_type "${type}"; }`,
      ),
    ),
    '',
    '# The Markdown twin of a page is for programs; a browser gets the page.',
    // Locations see the decoded path: a `.` would let a line end through, into the headers.
    `location ~ ^(?<page>${base}${anyPrefix}/(docs|blog)/[\\w./-]+)\\.md$ {`,
    '  if ($http_accept ~ text/html) { return 302 $page; }',
    '}',
    '',
    '# Addresses that moved',
    ...redirects.map(({ from, to }) =>
      renderRedirect(base + from, withBase(to, base)),
    ),
  ].join('\n')}\n`;
}

function renderTypes(): string[] {
  const types = Object.entries(CONTENT_TYPES).map(
    ([suffix, type]) => `  "${type}" ${suffix.slice(1)};`,
  );
  return ['types {', ...types, '}', 'default_type application/octet-stream;'];
}

/** All on one level: a location with headers of its own would lose those of the server. */
function renderHeaders(pattern: string): string[] {
  const { 'Content-Security-Policy': policy, ...others } = SECURITY_HEADERS;
  return [
    `set $cache_control "${REVALIDATE_CACHE_CONTROL}";`,
    'set $vary Accept;',
    `if ($uri ~ ^${pattern}(?:${HASHED_ASSETS_PREFIXES.join('|')})) {`,
    `  set $cache_control "${IMMUTABLE_CACHE_CONTROL}";`,
    '  set $vary "";',
    '}',
    `set $framing_policy "${policy}";`,
    '# The one document that pages of this site show in a frame.',
    `if ($uri ~ "^${pattern}${FRAME_PATH}(\\\\.html)?$") {`,
    `  set $framing_policy "${FRAME_POLICY}";`,
    '}',
    'add_header Content-Security-Policy $framing_policy always;',
    'add_header Cache-Control $cache_control;',
    'add_header Vary $vary;',
    ...Object.entries(others).map(
      ([name, value]) => `add_header ${name} "${value}" always;`,
    ),
  ];
}

function renderCleanUrls(base: string): string[] {
  return [
    `if ($request_uri ~ "^${base}/index\\.html${QUERY}") { return 301 ${base || '/'}$query; }`,
    `if ($request_uri ~ "^(?<clean>${SAFE_START}[^?]*?)(/index)?\\.html${QUERY}") { return 301 $clean$query; }`,
    `if ($request_uri ~ "^(?<clean>${SAFE_START}[^?]*?)/+${QUERY}") { return 301 $clean$query; }`,
  ];
}

function renderRedirect(from: string, href: string): string {
  const [path = '', hash = ''] = href.split(/(?=#)/);
  // In one step: the Markdown at the new address would send a browser on again.
  const forBrowsers = path.endsWith('.md')
    ? `if ($http_accept ~ text/html) { return 302 ${path.replace(/\.md$/, '')}; } `
    : '';
  return `location = ${from} { ${forBrowsers}return 301 ${path}$is_args$args${hash}; }`;
}
