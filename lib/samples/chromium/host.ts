import type { Browser, BrowserContext, CDPSession } from '@playwright/test';

import type { FoundBrowser } from './browser';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** WebRTC goes past a proxy, unless it has to use it for all that it sends. */
const BY_PROXY_ALONE =
  '--force-webrtc-ip-handling-policy=disable_non_proxied_udp';

const VIEWPORT = { width: 800, height: 600 };

/** One Chromium for many pages: started for the first, and again after one has brought it down. */
export class ChromiumHost {
  #browser: Promise<Browser> | undefined;

  /** @param flags of the command line, besides those that the browser needs here */
  constructor(
    private readonly found: FoundBrowser,
    private readonly flags: readonly string[] = [],
  ) {}

  /**
   * Opens a place for pages, all of one size, that shares nothing with others. They are answered from memory, below
   * `SERVED_AT`, and reach nothing else.
   *
   * @param policy content security policy of the documents
   */
  async open(
    files: ServedFiles = {},
    policy?: string,
  ): Promise<BrowserContext> {
    const browser = await (this.#browser ??= this.#launch());
    const server = await serveFiles(files, policy);
    const { proxy } = server;
    const context = await browser.newContext({ viewport: VIEWPORT, proxy });
    context.on('close', server.close);
    return context;
  }

  /** Ends the browser, if it runs. */
  async close(): Promise<void> {
    const browser = await this.#browser;
    this.#browser = undefined;
    await browser?.close();
  }

  async #launch(): Promise<Browser> {
    const { executablePath, args } = this.found;
    // Loaded where a browser is needed.
    const { chromium } = await import('@playwright/test');
    const browser = await chromium.launch({
      executablePath,
      args: [...args, BY_PROXY_ALONE, ...this.flags],
    });
    browser.on('disconnected', () => (this.#browser = undefined));
    return browser;
  }
}

/** The JavaScript heap of a page after a forced collection, in bytes. */
export async function weighHeap(session: CDPSession): Promise<number> {
  // What the first collection frees may hold more.
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  return (await session.send('Runtime.getHeapUsage')).usedSize;
}

/** Address of what is served at `/`. Nothing listens there: all is answered from memory. */
export const SERVED_AT = 'http://localhost/';

/** Scripts and documents by their paths, such as `/`. */
type ServedFiles = Readonly<Record<string, string | Uint8Array>>;

/**
 * Answers pages from memory, below `SERVED_AT`; anything else is no address. A file that was sent once stays in the
 * browser's cache.
 *
 * @param policy content security policy of the documents
 * @returns for the browser: whatever its pages ask for, this proxy answers, and nothing else
 */
async function serveFiles(files: ServedFiles, policy = '') {
  const server = createServer(({ url = '' }, response) => {
    // A proxy is asked for whole addresses, those of other hosts as well.
    const { href, pathname } = new URL(url, 'http://nowhere/');
    const body = href.startsWith(SERVED_AT) ? files[pathname] : undefined;
    if (body === undefined) {
      response.destroy();
      return;
    }
    const kind = pathname.endsWith('.js') ? 'javascript' : 'html';
    response.writeHead(200, {
      'Content-Type': `text/${kind}`,
      'Cache-Control': 'max-age=31536000, immutable',
      'Content-Security-Policy': policy,
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
