import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** The first page is compiled when it is asked for. */
const STARTS_MS = 360_000;
const ASK_AGAIN_MS = 500;

export async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((done) => probe.listen(0, '127.0.0.1', done));
  const { port } = probe.address() as AddressInfo;
  await new Promise((done) => probe.close(done));
  return port;
}

/** Starts what `npm run dev` starts, without the checks of samples. */
export async function startDevServer() {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const server = spawn(
    process.execPath,
    [
      'scripts/run.mjs',
      ...['scripts/author/dev.ts', '--no-samples', '--port', String(port)],
    ],
    { stdio: 'ignore' },
  );
  const close = async () => {
    const isGone = new Promise((done) => server.once('exit', done));
    server.kill('SIGTERM');
    await isGone;
  };
  const end = Date.now() + STARTS_MS;
  while (Date.now() < end) {
    const answer = await fetch(`${url}/docs/state`).catch(() => undefined);
    if (answer?.ok) return { url, close };
    await sleep(ASK_AGAIN_MS);
  }
  await close();
  throw new Error('The development server did not answer.');
}
