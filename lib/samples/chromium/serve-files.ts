import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { LaunchOptions } from '@playwright/test';
import { SERVED_AT } from './serve-page';

/** Answers a browser from memory. */
type FileServer = {
  /** For the browser: whatever its pages ask for, this server answers, and nothing else. */
  proxy: NonNullable<LaunchOptions['proxy']>;
  close: () => void;
};

/**
 * Answers a whole browser from memory, below `SERVED_AT`. A file that was sent once stays in the browser's cache, which
 * the routes of `servePage` switch off.
 *
 * @param files scripts and documents by their paths, such as `/`
 */
export async function serveFiles(
  files: Readonly<Record<string, string | Uint8Array>>,
): Promise<FileServer> {
  const server = createServer(({ url = '' }, response) => {
    // A proxy is asked for whole addresses, those of other hosts as well.
    const path = url.startsWith(SERVED_AT)
      ? url.slice(SERVED_AT.length - 1)
      : '';
    const body = files[path];
    const kind = path.endsWith('.js') ? 'javascript' : 'html';
    response.writeHead(body === undefined ? 404 : 200, {
      'Content-Type': `text/${kind}`,
      'Cache-Control': 'max-age=31536000, immutable',
    });
    response.end(body);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    // Chromium would ask this machine itself, without the proxy.
    proxy: { server: `127.0.0.1:${port}`, bypass: '<-loopback>' },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
