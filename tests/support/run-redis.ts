import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findOnPath, installPackage } from '@/scripts/setup/tools';

const START_LIMIT_MS = 10_000;

export type RunningRedis = {
  /** A Unix socket, so that no port can be taken by somebody else. */
  socketPath: string;
  close: () => Promise<void>;
};

/** The redis-server of this machine, installed first where that is possible; undefined when there is none. */
export function findRedis(): string | undefined {
  const found = (): string | undefined => findOnPath(['redis-server'])[0];
  return found() ?? (installPackage('redis-server') ? found() : undefined);
}

/**
 * Starts an empty Redis that writes nothing to disk.
 *
 * @param program Path of the redis-server.
 * @throws When it is not ready within ten seconds; the message holds its output.
 */
export async function runRedis(program: string): Promise<RunningRedis> {
  const home = await mkdtemp(join(tmpdir(), 'redis-'));
  const socketPath = join(home, 'redis.sock');
  const options = ['--port', '0', '--unixsocket', socketPath, '--save', ''];
  const server = spawn(program, [...options, '--dir', home]);
  const ended = new Promise<void>((done) => server.once('exit', () => done()));
  const close = async (): Promise<void> => {
    server.kill('SIGTERM');
    await ended;
    await rm(home, { recursive: true, force: true });
  };

  let output = '';
  const ready = new Promise<boolean>((done) => {
    server.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes('accept connections')) done(true);
    });
    void ended.then(() => done(false));
    setTimeout(() => done(false), START_LIMIT_MS).unref();
  });
  if (await ready) return { socketPath, close };
  await close();
  throw new Error(`[site] redis-server did not start:\n${output}`);
}
