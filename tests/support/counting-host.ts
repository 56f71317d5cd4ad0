import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startServer } from '@/lib/static-host';

/** What a host says about keeping its answers. */
export const CACHE_MANNERS = {
  'as this site asks for': [],
  'with validators only': ['cache-control'],
  'with nothing': ['cache-control', 'etag', 'last-modified'],
} as const;

export type CountingHost = {
  url: string;
  /** How often a path was asked for, whether the answer was whole or "not modified". */
  countOf: (path: string) => number;
  /** Answers every request for a path with an error from now on, or no longer. */
  setBroken: (path: string | undefined) => void;
  close: () => Promise<void>;
};

/** Serves the export and counts what really arrives, which a browser's own log of requests does not tell. */
export async function startCountingHost(
  manners: keyof typeof CACHE_MANNERS,
): Promise<CountingHost> {
  const site = await startServer({ dir: 'out' });
  const counts = new Map<string, number>();
  let broken: string | undefined;
  const server = createServer((asked, answer) => {
    const path = asked.url ?? '/';
    counts.set(path, (counts.get(path) ?? 0) + 1);
    if (path === broken) {
      answer.writeHead(500).end();
      return;
    }
    const { method, headers } = asked;
    const passedOn = request(
      new URL(path, site.url),
      { method, headers },
      (answered) => {
        const dropped: readonly string[] = CACHE_MANNERS[manners];
        const kept = Object.entries(answered.headers).filter(
          ([name]) => !dropped.includes(name),
        );
        answer.writeHead(answered.statusCode ?? 500, Object.fromEntries(kept));
        answered.pipe(answer);
      },
    );
    // The browser may be gone by then.
    passedOn.on('error', () => answer.destroy());
    passedOn.end();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    countOf: (path) => counts.get(path) ?? 0,
    setBroken: (path) => (broken = path),
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
      await site.close();
    },
  };
}
