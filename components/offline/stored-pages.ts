import { BASE_PATH, withBase } from '@/lib/base/url';
import {
  cachePrefix,
  CLAIM,
  OFFLINE_LIST_PATH,
  setCacheName,
} from '@/lib/export/offline';
import type { OfflineList } from '@/lib/export/offline';
import { isAsAsked } from '@/lib/export/offline/kept';

/** Requests under way at once: enough to fill a connection, few enough to leave room for the reader's own. */
const PARALLEL = 4;

const UNREACHABLE = 'The pages cannot be fetched now: you may be offline.';
const REFUSED =
  'This browser does not let the site save pages. Likely reasons: a private window, or a strict privacy setting.';

/** What a reader is told, by the name of an error. */
const REASONS: Readonly<Record<string, string>> = {
  VersionError:
    'The site was published anew while its pages were fetched. Try again to get them all from one version.',
  QuotaExceededError: 'There is not enough space for all pages on your device.',
  NotAllowedError: REFUSED,
  SecurityError: REFUSED,
};

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
  if (!worker) throw new DOMException('', 'NotAllowedError');
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
  const response = await fetchAnew(withBase(OFFLINE_LIST_PATH));
  // Written by the build of this very site.
  return (await response.json()) as OfflineList;
}

async function fetchAnew(address: string): Promise<Response> {
  const response = await fetch(address, {
    cache: 'no-cache',
    // The worker leaves such requests alone.
    mode: 'same-origin',
  });
  const { href } = new URL(address, location.href);
  if (!response.ok || !isAsAsked(href, response.headers.get('content-type'))) {
    const isGone = response.status === 404;
    throw new DOMException('', isGone ? 'VersionError' : 'NetworkError');
  }
  return response;
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
 * Stores all files of a list, and nothing when that fails; the set of an earlier list goes when this one is complete.
 *
 * @param onProgress is given the number of files that are stored
 * @throws when another version was published meanwhile, the connection fails, or there is no room
 */
export async function storeAll(
  list: OfflineList,
  onProgress: (count: number) => void,
): Promise<void> {
  const own = setCacheName(BASE_PATH, list.version);
  const cache = await caches.open(own);
  const queue = list.files.map((address) => withBase(address));
  let count = 0;
  let isOver = false;
  const work = async () => {
    for (let next = queue.shift(); next && !isOver; next = queue.shift()) {
      await cache.put(next, await fetchAnew(next));
      if (!isOver) onProgress(++count);
    }
  };
  try {
    await Promise.all(Array.from({ length: PARALLEL }, work));
    const { version } = await fetchList();
    if (version !== list.version) throw new DOMException('', 'VersionError');
    await cache.put(
      withBase(OFFLINE_LIST_PATH),
      new Response(JSON.stringify(list)),
    );
  } catch (error) {
    // The others must not go on when one has failed.
    isOver = true;
    await caches.delete(own);
    throw error;
  }
  const sets = await ownCaches(setCacheName(BASE_PATH, ''));
  for (const name of sets) if (name !== own) await caches.delete(name);
  // From now on, what this page asks for may be stored as well.
  (await navigator.serviceWorker.ready).active?.postMessage(CLAIM);
}

/** What a reader is told of an error. */
export function reasonOf(error: unknown): string {
  return (error instanceof Error && REASONS[error.name]) || UNREACHABLE;
}
