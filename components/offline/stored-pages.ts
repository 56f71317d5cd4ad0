import { BASE_PATH, withBase } from '@/lib/base/url';
import {
  cachePrefix,
  CLAIM,
  DIGEST_CHARS,
  OFFLINE_LIST_PATH,
  setCacheName,
} from '@/lib/export/offline';
import type { OfflineList } from '@/lib/export/offline';

/** Requests under way at once: enough to fill a connection, few enough to leave room for the reader's own. */
const PARALLEL = 4;

const REFUSED =
  'This browser does not let the site save pages. Likely reasons: a private window, or a strict privacy setting.';
const UNREACHABLE = 'The pages cannot be fetched now: you may be offline.';
const CHANGED =
  'The site was published anew while its pages were fetched. Try again to get them all from one version.';
const NO_ROOM = 'There is not enough space for all pages on your device.';

/** The site was published anew while its files were fetched. */
class ChangedError extends Error {}

/** What there is to store, and what of it is stored. */
export type StoredState = {
  list: OfflineList;
  phase: 'offered' | 'outdated' | 'stored';
};

/**
 * Finds out what there is to store and what of it is stored.
 *
 * @throws when the browser stores nothing, or the connection fails and nothing is stored
 */
export async function readState(): Promise<StoredState> {
  const worker = await navigator.serviceWorker?.getRegistration();
  if (!worker) throw new DOMException(REFUSED, 'NotAllowedError');
  const stored = await readStoredList();
  const list = await fetchList().catch((error: unknown) => {
    if (stored) return stored;
    throw error;
  });
  const isCurrent = stored?.version === list.version;
  return {
    list,
    phase: isCurrent ? 'stored' : stored ? 'outdated' : 'offered',
  };
}

async function fetchList(): Promise<OfflineList> {
  const response = await fetch(withBase(OFFLINE_LIST_PATH), {
    cache: 'no-cache',
  });
  if (!response.ok) throw new Error(UNREACHABLE);
  // Written by the build of this very site.
  return (await response.json()) as OfflineList;
}

/** The list of a set that is complete: it is put there last. */
async function readStoredList(): Promise<OfflineList | undefined> {
  for (const name of await ownCaches(setCacheName(BASE_PATH, ''))) {
    const cache = await caches.open(name);
    const list = await cache.match(withBase(OFFLINE_LIST_PATH));
    if (list) return (await list.json()) as OfflineList;
  }
  return undefined;
}

async function ownCaches(prefix: string): Promise<string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(prefix));
}

/** Removes all that is stored, what was read included. */
export async function removeAll(): Promise<void> {
  for (const name of await ownCaches(cachePrefix(BASE_PATH))) {
    await caches.delete(name);
  }
}

/**
 * Fetches what has changed since the last time, and takes the rest from there.
 *
 * @param running stops it, and is over when it ends
 * @param onProgress is given the number of files that are stored
 * @throws when it is stopped, a file is not that of the list, the connection fails, or there is no room
 */
export async function storeAll(
  list: OfflineList,
  running: AbortController,
  onProgress: (count: number) => void,
): Promise<void> {
  try {
    const own = setCacheName(BASE_PATH, list.version);
    const cache = await caches.open(own);
    const queue = [...list.files];
    let count = 0;
    const work = async () => {
      for (let next = queue.shift(); next; next = queue.shift()) {
        await storeFile(cache, withBase(next[0]), next[1], running.signal);
        onProgress(++count);
      }
    };
    await Promise.all(Array.from({ length: PARALLEL }, work));
    await cache.put(
      withBase(OFFLINE_LIST_PATH),
      new Response(JSON.stringify(list)),
    );
    const sets = await ownCaches(setCacheName(BASE_PATH, ''));
    for (const name of sets) if (name !== own) await caches.delete(name);
  } finally {
    // The others must not go on when one has failed.
    running.abort();
  }
  // From now on, what this page asks for may be stored as well.
  (await navigator.serviceWorker.ready).active?.postMessage(CLAIM);
}

async function storeFile(
  cache: Cache,
  address: string,
  digest: string,
  signal: AbortSignal,
): Promise<void> {
  const stored = await caches.match(address, { ignoreVary: true });
  const isSame =
    stored && (await digestOf(await stored.clone().arrayBuffer())) === digest;
  if (isSame) {
    await cache.put(address, stored);
    return;
  }
  const response = await fetch(address, {
    cache: 'no-cache',
    // The worker leaves such requests alone.
    mode: 'same-origin',
    signal,
  });
  const copy = response.clone();
  if (!response.ok) throw new ChangedError();
  if ((await digestOf(await response.arrayBuffer())) !== digest) {
    throw new ChangedError();
  }
  await cache.put(address, copy);
}

async function digestOf(content: ArrayBuffer): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', content);
  return [...new Uint8Array(digest).subarray(0, DIGEST_CHARS / 2)]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}

/** What a reader is told of an error. */
export function reasonOf(error: unknown): string {
  if (error instanceof ChangedError) return CHANGED;
  const { name } = error instanceof Error ? error : { name: '' };
  switch (name) {
    case 'AbortError':
      return 'Stopped. The pages saved so far are kept.';
    case 'QuotaExceededError':
      return NO_ROOM;
    case 'NotAllowedError':
    case 'SecurityError':
      return REFUSED;
    default:
      return UNREACHABLE;
  }
}
