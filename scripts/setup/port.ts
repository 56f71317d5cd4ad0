import { createServer } from 'node:net';

/**
 * @param text what an author gave as a port
 * @throws when it is none
 */
export function parsePort(text: string): number {
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new Error(
    `[site] --port ${text} is not a port. Give a whole number from 0 (any free port) to 65535.`,
  );
}

/** What browsers try for "localhost": with IPv6 first, where this machine has it. */
const LOOPBACKS = ['::1', '127.0.0.1'];

/** The port that is wanted, or the next one on which nothing listens at this machine's own name. */
export async function findPort(wanted: number): Promise<number> {
  const taken = await Promise.all(
    LOOPBACKS.map((host) => isTaken(wanted, host)),
  );
  if (!taken.includes(true)) return wanted;
  console.log(`[site] Port ${wanted} is taken; trying ${wanted + 1}.`);
  return findPort(wanted + 1);
}

function isTaken(port: number, host: string): Promise<boolean> {
  return new Promise((done) => {
    const probe = createServer();
    probe.once('error', ({ code }: NodeJS.ErrnoException) =>
      done(code === 'EADDRINUSE'),
    );
    probe.listen(port, host, () => probe.close(() => done(false)));
  });
}
