import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startServer } from '@/lib/export/host';

/** What a host says about keeping its answers. */
export const CACHE_MANNERS = {
  'as this site asks for': [],
  'with validators only': ['cache-control'],
  'with nothing': ['cache-control', 'etag', 'last-modified'],
} as const;

/** No answer at all, or another text in the place of the file's; a promise holds the answer back until it is kept. */
type Treatment = 'off' | ((text: string) => string) | undefined;
type Rule = (path: string) => Treatment | Promise<Treatment>;

export type CountingHost = {
  url: string;
  /** How often a path was asked for, whether the answer was whole or "not modified". */
  countOf: (path: string) => number;
  /** Answers every request for a path with an error from now on, or no longer. */
  setBroken: (path: string | undefined) => void;
  /** Treats what is asked for from now on as a rule says, by its path. */
  setRule: (rule: Rule) => void;
  /** How often each path was asked for. */
  counts: () => Record<string, number>;
  /** A test may do it, to be without a host from then on. */
  close: () => Promise<void>;
};

/** Serves the export and counts what really arrives, which a browser's own log of requests does not tell. */
export async function startCountingHost(
  manners: keyof typeof CACHE_MANNERS,
): Promise<CountingHost> {
  const site = await startServer({ dir: 'out' });
  const counts = new Map<string, number>();
  let broken: string | undefined;
  let rule: Rule = () => undefined;
  const server = createServer(async (asked, answer) => {
    const path = asked.url ?? '/';
    const treatment = await rule(path);
    if (treatment === 'off') {
      answer.destroy();
      return;
    }
    counts.set(path, (counts.get(path) ?? 0) + 1);
    if (path === broken) {
      answer.writeHead(500).end();
      return;
    }
    const { method, headers } = asked;
    if (typeof treatment === 'function') {
      // A kept connection may be closed just then; at the end of a test, so may the site.
      const source = new URL(path, site.url);
      const original = await fetch(source)
        .catch(() => fetch(source))
        .catch(() => undefined);
      if (!original) {
        answer.destroy();
        return;
      }
      answer
        .writeHead(original.status, {
          'content-type': original.headers.get('content-type') ?? '',
        })
        .end(treatment(await original.text()));
      return;
    }
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
  let closing: Promise<void> | undefined;
  const end = async () => {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
    await site.close();
  };
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    countOf: (path) => counts.get(path) ?? 0,
    setBroken: (path) => (broken = path),
    setRule: (next) => (rule = next),
    counts: () => Object.fromEntries(counts),
    close: () => (closing ??= end()),
  };
}
