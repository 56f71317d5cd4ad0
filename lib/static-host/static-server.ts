import { existsSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve, sep } from 'node:path';
import sirv from 'sirv';
import { contentTypeOf } from '@/lib/url';
import { cacheControlOf, SECURITY_HEADERS } from './headers';
import { resolveRequest, type HostMode } from './resolve-request';

const LOOPBACK = '127.0.0.1';
const MAX_PORTS_TRIED = 50;
/** Node closes idle connections after five seconds, now and then just as a client uses one again. */
const KEEP_ALIVE_MS = 65_000;

type ServerOptions = {
  /** Folder of the export. */
  dir: string;
  /** First port to try; 0 (the default) takes any free one. */
  port?: number;
  /** Base path that the export was built with, for example `/sub`. */
  base?: string;
  mode?: HostMode;
};

export type RunningServer = {
  port: number;
  /** Address of the home page; ends in `/` without a base path. */
  url: string;
  /** Ports that were asked for and belong to another program. */
  takenPorts: number[];
  close: () => Promise<void>;
};

/**
 * Serves an export on the loopback interface with the manners of a static host:
 * clean URLs, `404.html`, content types, precompressed files, cache and security headers.
 * Files are looked up on each request, so a new build is served without a restart.
 *
 * @throws When `dir` holds no export, or no port is free.
 */
export async function startServer(
  options: ServerOptions,
): Promise<RunningServer> {
  const dir = resolve(options.dir);
  const base = normaliseBase(options.base ?? '');
  if (!existsSync(join(dir, 'index.html'))) {
    throw new Error(
      `[site] ${dir} holds no export, so there is nothing to serve. Run "npm run build" first.`,
    );
  }
  const server = createServer(
    createHandler(dir, base, options.mode ?? 'clean'),
  );
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  const takenPorts = await listenOnFreePort(server, options.port ?? 0);
  const { port } = server.address() as AddressInfo;
  return {
    port,
    url: `http://localhost:${port}${base || '/'}`,
    takenPorts,
    close: () =>
      new Promise((done, fail) => {
        server.close((error) => (error ? fail(error) : done()));
        server.closeAllConnections();
      }),
  };
}

function normaliseBase(base: string): string {
  const trimmed = base.replace(/^\/+|\/+$/g, '');
  return trimmed ? `/${trimmed}` : '';
}

async function listenOnFreePort(
  server: Server,
  firstPort: number,
): Promise<number[]> {
  const takenPorts: number[] = [];
  for (let port = firstPort; takenPorts.length < MAX_PORTS_TRIED; port++) {
    if (await tryListen(server, port)) return takenPorts;
    takenPorts.push(port);
  }
  throw new Error(
    `[site] No free port between ${firstPort} and ${firstPort + MAX_PORTS_TRIED - 1}. Choose another with --port.`,
  );
}

/** Resolves to false when the port belongs to another program. */
function tryListen(server: Server, port: number): Promise<boolean> {
  return new Promise((done, fail) => {
    const handleError = (error: NodeJS.ErrnoException): void => {
      server.off('listening', handleListening);
      if (error.code === 'EADDRINUSE') done(false);
      else fail(error);
    };
    const handleListening = (): void => {
      server.off('error', handleError);
      done(true);
    };
    server.once('error', handleError);
    server.once('listening', handleListening);
    server.listen(port, LOOPBACK);
  });
}

function createHandler(dir: string, base: string, mode: HostMode) {
  const isFile = (path: string): boolean => {
    const file = join(dir, path);
    return (
      file.startsWith(dir + sep) &&
      (statSync(file, { throwIfNoEntry: false })?.isFile() ?? false)
    );
  };
  const sendFile = sirv(dir, {
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    dotfiles: true,
    extensions: [],
    setHeaders(response, path) {
      response.setHeader('Content-Type', contentTypeOf(path));
      response.setHeader('Cache-Control', cacheControlOf(path));
      if (/\.(html|md)$/.test(path)) {
        response.setHeader('Vary', 'Accept-Encoding, Accept');
      }
    },
  });

  return (request: IncomingMessage, response: ServerResponse): void => {
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) {
      response.setHeader(name, value);
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    const target = parseTarget(request.url ?? '/', base);
    if (!target) {
      void sendNotFound(dir, request, response);
      return;
    }
    const resolution = resolveRequest(target.path, mode, isFile);
    switch (resolution.kind) {
      case 'redirect':
        // A localhost port serves many sites over time: browsers must not remember this.
        response.setHeader('Cache-Control', 'no-store');
        response.writeHead(301, {
          Location: encodeURI(base + resolution.path) + target.search,
        });
        response.end();
        return;
      case 'file':
        request.url = encodeURI(
          chooseFormat(resolution.path, request.headers.accept, isFile),
        );
        sendFile(request, response, () => {
          void sendNotFound(dir, request, response);
        });
        return;
      case 'not-found':
        void sendNotFound(dir, request, response);
    }
  };
}

/** The Markdown twin of a page for programs that ask for it; any other file as it is. */
function chooseFormat(
  path: string,
  accept: string | undefined,
  isFile: (path: string) => boolean,
): string {
  const twin = path.replace(/\.html$/, '.md');
  return accept?.includes('text/markdown') && isFile(twin) ? twin : path;
}

/** Path and query below the base path; undefined outside of it or when undecodable. */
function parseTarget(
  url: string,
  base: string,
): { path: string; search: string } | undefined {
  const queryStart = url.indexOf('?');
  const rawPath = queryStart < 0 ? url : url.slice(0, queryStart);
  const search = queryStart < 0 ? '' : url.slice(queryStart);
  try {
    const path = decodeURIComponent(rawPath);
    if (path !== base && !path.startsWith(`${base}/`)) return undefined;
    return { path: path.slice(base.length) || '/', search };
  } catch {
    return undefined;
  }
}

async function sendNotFound(
  dir: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const file = join(dir, '404.html');
  const body = await readFile(file).catch(() => Buffer.from('Not found'));
  response.writeHead(404, {
    'Content-Type': contentTypeOf('/404.html'),
    'Cache-Control': cacheControlOf('/404.html'),
    'Content-Length': body.length,
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}
