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

/** The port that is wanted, or the next one on which nothing listens at this machine's own name. */
export async function findPort(wanted: number): Promise<number> {
  const server = createServer();
  const isFree = await new Promise<boolean>((resolve) => {
    server.once('error', () => resolve(false));
    server.listen(wanted, 'localhost', () => server.close(() => resolve(true)));
  });
  if (isFree) return wanted;
  console.log(`[site] Port ${wanted} is taken; trying ${wanted + 1}.`);
  return findPort(wanted + 1);
}
