import { normalizePath } from '@/lib/base/url';
import { isAsAsked, isPage } from './kept';
import { cachePrefix, CLAIM, OFFLINE_LIST_PATH, readCacheName } from './names';
import { offlinePage, titleOf } from './offline-page';
import { workerScope } from './worker-scope';
import type { FetchEvent } from './worker-scope';

/** Written in when the worker is bundled. */
const BASE = process.env['SITE_BASE'] ?? '';
const BUILD = process.env['SITE_BUILD'] ?? '';

const PREFIX = cachePrefix(BASE);
const OWN_CACHE = readCacheName(BASE, BUILD);
const ANY_READ_CACHE = readCacheName(BASE, '');
/** The names of such files hold a hash of their content. */
const HASHED = '/_next/static/';
/** How long a connection may be silent before readers get a stored copy; its answer is stored for the next time. */
const PATIENCE_MS = 3000;

const BUILD_MARK = /<html[^>]* data-build="([^"]*)"/;

workerScope.addEventListener('install', () => void workerScope.skipWaiting());

workerScope.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || !isOfSite(request.url)) return;
  // What the button asks for, it stores by itself.
  if (request.mode === 'same-origin' || request.headers.has('range')) return;
  event.respondWith(answer(event, keyOf(request.url)));
});

/**
 * A page that was there before the worker names what it has loaded: it is still in the browser's own cache. Its
 * requests stay its own until it asks for more, so that a first visit is what it would be without a worker.
 */
workerScope.addEventListener('message', (event) => {
  if (event.data === CLAIM) event.waitUntil(workerScope.clients.claim());
  if (!Array.isArray(event.data)) return;
  const [accept, ...addresses] = event.data.map(String);
  event.waitUntil(
    Promise.allSettled(
      addresses.filter(isOfSite).map(async (address) => {
        const response = await fetch(address, {
          cache: 'only-if-cached',
          mode: 'same-origin',
          headers: isPage(address) ? { accept: accept ?? '' } : {},
        });
        await store(keyOf(address), response);
      }),
    ),
  );
});

/** Whether an address belongs to this site, and not to another one on the same host. */
function isOfSite(address: string): boolean {
  const { origin, pathname } = new URL(address);
  return (
    origin === workerScope.location.origin &&
    (pathname === BASE || pathname.startsWith(`${BASE}/`)) &&
    pathname !== BASE + OFFLINE_LIST_PATH
  );
}

/** One key for all addresses of a page; a file counts with its query. */
function keyOf(address: string): string {
  const { origin, pathname, search } = new URL(address);
  return isPage(address)
    ? origin + normalizePath(pathname)
    : origin + pathname + search;
}

/** From the network; what is stored stands in when that fails or is silent for long. */
async function answer(event: FetchEvent, key: string): Promise<Response> {
  const { request } = event;
  // Of its own cache alone: the files of another build go with that build's pages.
  const hashed = key.includes(HASHED) && (await find(key, [OWN_CACHE]));
  if (hashed) return hashed;
  const network = fetch(request);
  event.waitUntil(
    network
      .then(async (response) => {
        if (await store(key, response.clone())) await handOver(request);
      })
      .catch(() => {}),
  );
  const patience = new Promise<Response>((done) =>
    setTimeout(async () => {
      const stored = await find(key);
      if (stored) done(stored);
    }, PATIENCE_MS),
  );
  try {
    return await Promise.race([network, patience]);
  } catch (error) {
    const stored = await find(key);
    if (stored) return stored;
    if (request.mode !== 'navigate') throw error;
    return offlinePage(...(await readStoredPages()));
  }
}

/** This build's copy, else the latest one of all that is stored; nothing where storage is refused. */
async function find(
  key: string,
  names?: readonly string[],
): Promise<Response | undefined> {
  try {
    for (const cacheName of names ?? (await namesOfCaches())) {
      // Opening one that was removed meanwhile would bring it back.
      const stored = await caches.match(key, { cacheName, ignoreVary: true });
      if (stored) return stored;
    }
  } catch {
    // As without a worker.
  }
  return undefined;
}

async function namesOfCaches(): Promise<string[]> {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
  const isOwn = (name: string) => name === OWN_CACHE;
  return [
    ...names.filter(isOwn),
    ...names.filter((name) => !isOwn(name)).reverse(),
  ];
}

/** A page of another build is stored by that build's worker, which may be only just installing. */
async function handOver({ url, headers }: Request): Promise<void> {
  const { installing, waiting, active } =
    await workerScope.registration.update();
  const message = [headers.get('accept'), url];
  (installing ?? waiting ?? active)?.postMessage(message);
}

/**
 * @returns whether it is a page of another build, which is not stored
 * @throws when there is no room
 */
async function store(key: string, response: Response): Promise<boolean> {
  const { ok, redirected, type, headers } = response;
  if (!ok || redirected || type !== 'basic') return false;
  if (!isAsAsked(key, headers.get('content-type'))) return false;
  if (isPage(key)) {
    const html = await response.clone().text();
    const [, build] = BUILD_MARK.exec(html) ?? [];
    if (build !== BUILD) return !!build;
  }
  await put(key, response);
  if (isPage(key)) await deleteElsewhere(key);
  return false;
}

async function put(key: string, response: Response): Promise<void> {
  await (await caches.open(OWN_CACHE)).put(key, response);
}

/** A page of another build stays until it has been read anew; with its last page, the build's files go. */
async function deleteElsewhere(key: string): Promise<void> {
  for (const name of await namesOfCaches()) {
    if (name === OWN_CACHE || !name.startsWith(ANY_READ_CACHE)) continue;
    const cache = await caches.open(name);
    await cache.delete(key, { ignoreVary: true });
    const left = await cache.keys();
    if (!left.some(({ url }) => isPage(url))) await caches.delete(name);
  }
}

/** Titles of the pages that can be read now, by their paths, and the text of one: the home page if that is stored. */
async function readStoredPages(): Promise<Parameters<typeof offlinePage>> {
  const titles = new Map<string, string>();
  let frame: string | undefined;
  try {
    for (const name of await namesOfCaches()) {
      const cache = await caches.open(name);
      for (const { url } of await cache.keys()) {
        const { pathname } = new URL(url);
        if (!isPage(url)) continue;
        const page = await cache.match(url, { ignoreVary: true });
        const html = (await page?.text()) ?? '';
        titles.set(pathname, titleOf(html));
        if (!frame || pathname === `${BASE}/`) frame = html;
      }
    }
  } catch {
    // Then there are no more.
  }
  return [titles, frame];
}
