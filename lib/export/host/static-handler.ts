import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type {
  IncomingMessage,
  RequestListener,
  ServerResponse,
} from 'node:http';
import { join } from 'node:path';
import send from 'send';
import { contentTypeOf } from '@/lib/base/url';
import {
  cacheControlOf,
  FRAME_POLICY,
  isFrame,
  SECURITY_HEADERS,
} from './headers';
import { resolveRequest, type HostMode } from './resolve-request';

/** No address of a page has them, and a redirect that repeats them could leave the host or the folder. */
const HARMFUL = /\/\/|[\\\p{Cc}]|\/\.{1,2}(?:\/|$)/u;

const SUFFIX_BY_ENCODING = { br: '.br', gzip: '.gz' } as const;

type Site = { dir: string; base: string; mode: HostMode };
type IsFile = (path: string) => boolean;

/** Answers requests as a static host does. No request makes it throw. */
export function createStaticHandler(site: Site): RequestListener {
  const isFile: IsFile = (path) => {
    try {
      return statSync(join(site.dir, path)).isFile();
    } catch {
      // Missing, below a file, or no name that a file could have.
      return false;
    }
  };
  return (request, response) => {
    response.setHeaders(new Map(Object.entries(SECURITY_HEADERS)));
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    const target = parseTarget(request.url ?? '/', site.base);
    const resolution = target && resolveRequest(target.path, site.mode, isFile);
    if (resolution?.kind === 'redirect') {
      // A localhost port serves many sites over time: browsers must not remember this.
      response.setHeader('Cache-Control', 'no-store');
      const path = encodePath(site.base + resolution.path);
      response.writeHead(301, { Location: path + target?.search }).end();
    } else if (resolution?.kind === 'file') {
      const path = chooseFormat(resolution.path, request, isFile);
      if (isFrame(path)) {
        response.setHeader('Content-Security-Policy', FRAME_POLICY);
      }
      sendFile(site.dir, path, isFile, request, response);
    } else {
      void sendNotFound(site.dir, request, response);
    }
  };
}

/** Path and query below the base path; undefined for what no page can have as its address. */
function parseTarget(url: string, base: string) {
  const [rawPath = '', ...query] = url.split(/(?=\?)/);
  try {
    const path = decodeURIComponent(rawPath);
    const isBelow = path === base || path.startsWith(`${base}/`);
    if (!isBelow || HARMFUL.test(path)) return undefined;
    return { path: path.slice(base.length) || '/', search: query.join('') };
  } catch {
    return undefined;
  }
}

function encodePath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/');
}

/** The Markdown twin of a page for programs that ask for it; any other file as it is. */
function chooseFormat(
  path: string,
  { headers }: IncomingMessage,
  isFile: IsFile,
): string {
  const twin = path.replace(/\.html$/, '.md');
  return headers.accept?.includes('text/markdown') && isFile(twin)
    ? twin
    : path;
}

function sendFile(
  dir: string,
  path: string,
  isFile: IsFile,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const accepted = (request.headers['accept-encoding'] ?? '').split(/[,;\s]+/);
  const encoding = (['br', 'gzip'] as const).find(
    (one) => accepted.includes(one) && isFile(path + SUFFIX_BY_ENCODING[one]),
  );
  response.setHeader('Content-Type', contentTypeOf(path));
  response.setHeader('Cache-Control', cacheControlOf(path));
  response.setHeader(
    'Vary',
    /\.(html|md)$/.test(path) ? 'Accept-Encoding, Accept' : 'Accept-Encoding',
  );
  if (encoding) response.setHeader('Content-Encoding', encoding);
  const file = path + (encoding ? SUFFIX_BY_ENCODING[encoding] : '');
  send(request, encodePath(file), {
    root: dir,
    cacheControl: false,
    dotfiles: 'allow',
    index: false,
  })
    .on('error', ({ status }: { status: number }) => {
      // A new build has taken the file away while it was read.
      if (response.headersSent) response.destroy();
      else if (status === 416 || status === 412) sendEmpty(status, response);
      else void sendNotFound(dir, request, response);
    })
    .pipe(response);
}

function sendEmpty(status: number, response: ServerResponse): void {
  response.removeHeader('Content-Encoding');
  response.writeHead(status, { 'Content-Length': 0 }).end();
}

async function sendNotFound(
  dir: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const file = join(dir, '404.html');
  const body = await readFile(file).catch(() => Buffer.from('Not found'));
  for (const name of ['Content-Encoding', 'ETag', 'Last-Modified']) {
    response.removeHeader(name);
  }
  response.writeHead(404, {
    'Content-Type': contentTypeOf('/404.html'),
    'Cache-Control': cacheControlOf('/404.html'),
    'Content-Length': body.length,
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}
