import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { assertExport } from './publish';
import type { HostMode } from './resolve-request';
import { createStaticHandler } from './static-handler';

const LOOPBACK = '127.0.0.1';
/** Node closes idle connections after five seconds, now and then just as a client uses one again. */
const KEEP_ALIVE_MS = 65_000;

type ServerOptions = {
  /** Folder of the export. */
  dir: string;
  /** 0 (the default) takes any free one. */
  port?: number;
  /** Base path that the export was built with, for example `/sub`. */
  base?: string;
  mode?: HostMode;
};

export type RunningServer = {
  port: number;
  /** Address of the home page; ends in `/` without a base path. */
  url: string;
  close: () => Promise<void>;
};

/**
 * Serves an export on the loopback interface as a static host does:
 * clean URLs, `404.html`, content types, precompressed files, cache and security headers.
 * Files are looked up on each request, so a new build is served without a restart.
 *
 * @throws When `dir` holds no export, or the port is taken.
 */
export async function startServer(
  options: ServerOptions,
): Promise<RunningServer> {
  const dir = resolve(options.dir);
  const base = normaliseBase(options.base ?? '');
  assertExport(dir);
  const server = createServer(
    createStaticHandler({ dir, base, mode: options.mode ?? 'clean' }),
  );
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  server.listen(options.port ?? 0, LOOPBACK);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    port,
    url: `http://localhost:${port}${base || '/'}`,
    close: () =>
      new Promise((done, fail) => {
        server.close((error) => (error ? fail(error) : done()));
        server.closeAllConnections();
      }),
  };
}

function normaliseBase(base: string): string {
  const trimmed = base.replace(/^\/+|(?<!\/)\/+$/g, '');
  return trimmed ? `/${trimmed}` : '';
}
