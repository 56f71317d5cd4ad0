import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from '@playwright/test';
import { createClient, type RedisClientType } from '@redis/client';
import type { CacheHandler, ISRHandlerConfig } from '@rx-angular/isr/models';
import type { ISRHandler } from '@rx-angular/isr/server';
import ts from 'typescript';
import { engineOf, page, visit } from '@/content/_setup/isr-server';
import { extractFences } from '@/lib/samples/doctest';
import { findRedis, runRedis, type RunningRedis } from './support/run-redis';

const PAGE = 'content/docs/isr/recipes/redis.mdx';
/** Inside the project, so that Node finds the packages. */
const FOLDER = join('node_modules', '.cache', `redis-recipe-${process.pid}`);

type Options = { prefix: string; keepSeconds?: number; timeoutMs?: number };
type RedisCache = new (
  client: RedisClientType,
  options: Options,
) => CacheHandler;

const program = findRedis();
test.skip(!program, 'There is no redis-server and no way to install one.');

let redis: RunningRedis;
let client: RedisClientType;
let RedisCache: RedisCache;
let Handler: new (config: ISRHandlerConfig) => ISRHandler;

test.beforeAll(async () => {
  await import('@angular/compiler');
  ({ ISRHandler: Handler } = await import('@rx-angular/isr/server'));
  RedisCache = await importFromPage();
  redis = await runRedis(program ?? '');
  client = createClient({
    socket: { path: redis.socketPath, tls: false },
    disableOfflineQueue: true,
  });
  client.on('error', () => undefined);
  await client.connect();
});

test.beforeEach(() => client.flushAll());

test.afterAll(async () => {
  client.destroy();
  await redis.close();
  await rm(FOLDER, { recursive: true, force: true });
});

test('two servers share the pages that one of them has rendered', async () => {
  const north = server('north');
  const south = server('south');

  expect(await visit(north, '/ferries?day=1')).toBe('rendered by north');
  expect(await visit(south, '/ferries?day=1')).toBe('rendered by north');
  expect(await visit(south, '/ferries?day=2')).toBe('rendered by south');
});

test('a page ends in Redis after the seconds it may be kept', async () => {
  const cache = new RedisCache(client, { prefix: 'a:', keepSeconds: 90 });
  await cache.add('/ferries', '<p></p>', { revalidate: 5 });

  const seconds = await client.ttl('a:/ferries');
  expect(seconds).toBeGreaterThan(80);
  expect(seconds).toBeLessThanOrEqual(90);
});

test('what was stored comes back whole, and what was not is a miss', async () => {
  const cache = new RedisCache(client, { prefix: 'a:' });
  const before = Date.now();
  await cache.add('/ferries', '<p>ü</p>', { revalidate: 5, buildId: 'x' });

  const copy = await cache.get('/ferries');
  expect(copy).toMatchObject({
    html: '<p>ü</p>',
    options: { revalidate: 5, buildId: 'x' },
  });
  expect(copy.createdAt).toBeGreaterThanOrEqual(before);
  expect(await cache.has('/ferries')).toBe(true);
  expect(await cache.has('/buses')).toBe(false);
  await expect(cache.get('/buses')).rejects.toThrow('no copy of /buses');
});

test('only keys with the prefix are listed and cleared', async () => {
  const cache = new RedisCache(client, { prefix: 'a[1]*:' });
  await cache.add('/ferries', '');
  await cache.add('/buses', '');
  await client.set('a1x:/foreign', 'stays');

  expect((await cache.getAll()).sort()).toEqual(['/buses', '/ferries']);
  expect(await cache.delete('/buses')).toBe(true);
  expect(await cache.delete('/buses')).toBe(false);
  await cache.clearCache?.();
  expect(await cache.getAll()).toEqual([]);
  expect(await client.get('a1x:/foreign')).toBe('stays');
});

test('a Redis that does not answer costs a visitor only the time-out', async () => {
  const cache = new RedisCache(client, { prefix: 'a:', timeoutMs: 30 });
  const admin = client.duplicate();
  await admin.connect();
  await admin.sendCommand(['CLIENT', 'PAUSE', '400', 'ALL']);

  await expect(cache.get('/ferries')).rejects.toThrow('in 30 ms');
  expect(await cache.has('/ferries')).toBe(false);
  expect(await visit(server('north', cache), '/ferries')).toBe(
    'rendered by north',
  );
  await admin.sendCommand(['CLIENT', 'UNPAUSE']);
  admin.destroy();
});

function server(
  name: string,
  cache = new RedisCache(client, { prefix: 'pages:' }),
): ISRHandler {
  return new Handler({
    indexHtml: '',
    invalidateSecretToken: null,
    angularAppEngine: engineOf(() =>
      page(`rendered by ${name}`, { revalidate: 60 }),
    ),
    cache,
  });
}

/** The class that readers copy, as the page has it. */
async function importFromPage(): Promise<RedisCache> {
  const { fences } = extractFences(PAGE, await readFile(PAGE, 'utf8'));
  const fence = fences.find(({ meta }) => meta.title === 'redis-cache.ts');
  if (!fence) throw new Error(`${PAGE} has no sample redis-cache.ts.`);
  const { outputText } = ts.transpileModule(fence.code, {
    compilerOptions: {
      module: ts.ModuleKind.ESNext,
      target: ts.ScriptTarget.ES2022,
    },
  });
  await mkdir(FOLDER, { recursive: true });
  const file = join(FOLDER, 'redis-cache.mjs');
  await writeFile(file, outputText);
  const module = (await import(pathToFileURL(file).href)) as {
    RedisCache: RedisCache;
  };
  return module.RedisCache;
}
