import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { unescape } from 'node:querystring';
import { didYouMean } from '@/lib/base/text';
import { normalizePath } from '@/lib/base/url';
import { createStaticHandler } from '../static-handler';
import type { CrawlOptions, Document, ExportProblem } from './types';

/**
 * Follows every address of documents and style sheets with linkinator, on a server that answers as static hosts do.
 *
 * @param styles files of style sheets
 */
export async function crawl(
  documents: readonly Document[],
  styles: readonly string[],
  options: CrawlOptions,
): Promise<{ problems: ExportProblem[]; links: number }> {
  const { base, siteUrl } = options;
  // Loaded here, because everything that serves an export imports this module.
  const { LinkChecker } = await import('linkinator');
  const server = await serve(documents, options);
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const fileOf = new Map(
    [
      ...documents.map(
        ({ file, path }) => [origin + base + path, file] as const,
      ),
      ...styles.map((file) => [`${origin}${base}/${file}`, file] as const),
    ].map(([url, file]) => [new URL(url).href, file]),
  );
  // linkinator looks at this name first, and would send through a proxy what it asks of this machine.
  process.env['https_proxy'] = '';
  const { links } = await new LinkChecker().check({
    path: [...fileOf.keys()],
    checkCss: true,
    // Without it, what stands beside a page is looked for below it.
    cleanUrls: true,
    // A page is linked by its clean path.
    redirects: 'error',
    retry: true,
    retryErrors: true,
    urlRewriteExpressions: [
      { pattern: new RegExp(`^${siteUrl}(?![^/?#])`), replacement: origin },
    ],
    // Nothing leaves this machine.
    linksToSkip: (url) =>
      Promise.resolve(URL.canParse(url) && new URL(url).origin !== origin),
  });
  server.close().closeAllConnections();
  const routes = documents.map(({ path }) => base + path);
  const broken = links.filter(({ state }) => state === 'BROKEN');
  return {
    links: links.length,
    problems: broken.map(({ url, status, parent = url }) => ({
      file: fileOf.get(parent) ?? parent,
      message: describe(url.replace(origin, ''), status, routes),
    })),
  };
}

/** A loopback server of the documents given, and of the export's files. */
async function serve(
  documents: readonly Document[],
  { dir, base }: CrawlOptions,
) {
  const bodies = new Map(
    documents.map(({ path, html }) => [encodeURI(base + path), html]),
  );
  const handle = createStaticHandler({ dir, base, mode: 'clean' });
  const server = createServer((request, response) => {
    const html = bodies.get(request.url ?? '');
    if (html === undefined) handle(request, response);
    else response.setHeader('Content-Type', 'text/html').end(html);
  }).listen(0, '127.0.0.1');
  // On a busy machine a connection would be closed just when the next request is sent over it.
  server.keepAliveTimeout = 0;
  await once(server, 'listening');
  return server;
}

function describe(
  address: string,
  status: number | undefined,
  routes: readonly string[],
): string {
  const path = unescape(address.replace(/[?#].*/, ''));
  return status === 301
    ? `leads to ${address}; the clean path is ${normalizePath(path)}. Write that one.`
    : `leads to ${address}, which is not part of the export. ${cureFor(path, routes)}`;
}

/** The end of a message on something that is missing. */
export function cureFor(name: string, known: readonly string[]): string {
  return (
    didYouMean(name, known) || 'Correct the address, or add what is missing.'
  );
}
