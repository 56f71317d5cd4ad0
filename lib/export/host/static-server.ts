import { existsSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import type { HostMode } from './resolve-request';
import { createStaticHandler } from './static-handler';

const LOOPBACK = '127.0.0.1';
/** What browsers try first for "localhost", where there is IPv6. */
const LOOPBACK_6 = '::1';
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
 * Serves an export on the loopback interface as a static host does:
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
    createStaticHandler({ dir, base, mode: options.mode ?? 'clean' }),
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
  const trimmed = base.replace(/^\/+|(?<!\/)\/+$/g, '');
  return trimmed ? `/${trimmed}` : '';
}

async function listenOnFreePort(
  server: Server,
  firstPort: number,
): Promise<number[]> {
  const takenPorts: number[] = [];
  for (let port = firstPort; takenPorts.length < MAX_PORTS_TRIED; port++) {
    if (
      (await isFreeOnIpv6(port)) &&
      (await tryListen(server, port, LOOPBACK))
    ) {
      return takenPorts;
    }
    takenPorts.push(port);
  }
  throw new Error(
    `[site] No free port between ${firstPort} and ${firstPort + MAX_PORTS_TRIED - 1}. Choose another with --port.`,
  );
}

/** Whether no other program would answer a browser that asks for "localhost". */
async function isFreeOnIpv6(port: number): Promise<boolean> {
  const probe = createServer();
  // Without IPv6 no program can listen there.
  const isFree = await tryListen(probe, port, LOOPBACK_6).catch(() => true);
  if (probe.listening) await new Promise((done) => probe.close(done));
  return isFree;
}

/** Resolves to false when the port belongs to another program. */
function tryListen(
  server: Server,
  port: number,
  host: string,
): Promise<boolean> {
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
    server.listen(port, host);
  });
}
