import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findOnPath } from '@/scripts/setup/tools';

const BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const START_ATTEMPTS = 100;
const START_INTERVAL_MS = 50;

export type RunningNginx = { port: number; close: () => Promise<void> };

/** The nginx of this machine; undefined when there is none. */
export function findNginx(): string | undefined {
  const [path] = findOnPath(['nginx']);
  return path ?? ['/usr/sbin/nginx'].find((candidate) => existsSync(candidate));
}

/** Whether this machine's nginx can send brotli files. */
export function hasBrotliModule(): boolean {
  return existsSync(BROTLI_MODULE);
}

/**
 * Starts a real nginx on a free loopback port, as an ordinary process of the caller.
 *
 * @param root Folder that the server block has as its root.
 * @param snippet File that the server block includes.
 * @throws When nginx refuses the configuration; the message is nginx's own.
 */
export async function runNginx(
  root: string,
  snippet: string,
): Promise<RunningNginx> {
  const nginx = findNginx();
  if (!nginx) throw new Error('[site] There is no nginx on this machine.');
  const home = await mkdtemp(join(tmpdir(), 'nginx-'));
  const port = await findFreePort();
  const config = join(home, 'test.conf');
  await writeFile(config, renderConfig({ root, snippet, port, home }));

  const errors: string[] = [];
  const server = spawn(nginx, ['-p', home, '-c', config, '-e', 'stderr']);
  server.stderr.on('data', (chunk: Buffer) => errors.push(chunk.toString()));
  const ended = new Promise<void>((done) => server.once('exit', () => done()));
  const close = async (): Promise<void> => {
    server.kill('SIGTERM');
    await ended;
    await rm(home, { recursive: true });
  };

  for (let attempt = 0; attempt < START_ATTEMPTS; attempt++) {
    if (server.exitCode !== null) break;
    if (await answers(port)) return { port, close };
    await new Promise((done) => setTimeout(done, START_INTERVAL_MS));
  }
  await close();
  throw new Error(`[site] nginx did not start:\n${errors.join('')}`);
}

type ConfigOptions = {
  root: string;
  snippet: string;
  port: number;
  home: string;
};

function renderConfig({ root, snippet, port, home }: ConfigOptions): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(home, name)};`,
  );
  return [
    ...(hasBrotliModule() ? [`load_module ${BROTLI_MODULE};`] : []),
    // Workers of a root process become another user, who may not read the export.
    ...(process.getuid?.() === 0 ? ['user root;'] : []),
    'daemon off;',
    `pid ${join(home, 'nginx.pid')};`,
    'events {}',
    'http {',
    ...temporary,
    'access_log off;',
    'server {',
    `listen 127.0.0.1:${port};`,
    `root ${root};`,
    ...(hasBrotliModule() ? ['brotli_static on;'] : []),
    `include ${snippet};`,
    '}',
    '}',
  ].join('\n');
}

async function findFreePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((done) => probe.listen(0, '127.0.0.1', done));
  const { port } = probe.address() as AddressInfo;
  await new Promise((done) => probe.close(done));
  return port;
}

async function answers(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/`).then(
    () => true,
    () => false,
  );
}
