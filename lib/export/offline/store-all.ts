import { element } from '@/lib/base/browser/dom';
import { BASE_PATH, withBase } from '@/lib/base/url';
import {
  cachePrefix,
  CLAIM,
  DIGEST_CHARS,
  OFFLINE_LIST_PATH,
  setCacheName,
} from './names';
import type { OfflineList } from './names';

const MEGABYTE = 1_000_000;
/** Requests under way at once: enough to fill a connection, few enough to leave room for the reader's own. */
const PARALLEL = 4;

/** What the button does next. */
type Phase = 'offered' | 'outdated' | 'stored' | 'storing';

const REFUSED =
  'This browser does not let the site keep pages. Likely reasons: a private window, or a strict privacy setting.';
const UNREACHABLE = 'The pages cannot be fetched now: you may be offline.';
const CHANGED =
  'The site was published anew while its pages were fetched. Try again to get them all from one version.';
const NO_ROOM = 'There is no room for all pages on your device.';
const REMOVED = 'The kept pages are removed.';

/** The site was published anew while its files were fetched. */
class ChangedError extends Error {}

let storing: AbortController | undefined;
let known: { list: OfflineList; phase: Phase } | undefined;
let asked: Promise<unknown> | undefined;

/**
 * Labels the button with the size of all pages, and on a click stores them, stops doing so, or removes them.
 *
 * @param box holds the button and the line with its status
 */
export async function operateButton(
  box: HTMLElement,
  isClick: boolean,
): Promise<void> {
  if (storing) {
    if (isClick) storing.abort();
    return;
  }
  try {
    await (asked ??= look());
    if (isClick && known) await act(box, known);
  } catch (error) {
    asked = undefined;
    if (isClick) report(box, reasonOf(error));
  }
  label(box);
}

async function act(
  box: HTMLElement,
  state: { list: OfflineList; phase: Phase },
): Promise<void> {
  report(box, '');
  if (state.phase === 'stored') {
    for (const name of await ownCaches(cachePrefix(BASE_PATH))) {
      await caches.delete(name);
    }
    state.phase = 'offered';
    report(box, REMOVED);
  } else {
    await storeAll(box, state.list);
    state.phase = 'stored';
    // From now on, what this page asks for may be stored as well.
    (await navigator.serviceWorker.ready).active?.postMessage(CLAIM);
  }
}

/** Finds out what there is to store and what of it is stored. */
async function look(): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration();
  if (!worker) throw new DOMException(REFUSED, 'NotAllowedError');
  const stored = await readStoredList();
  const current = await fetchList().catch((error: unknown) => {
    if (stored) return stored;
    throw error;
  });
  const isCurrent = stored?.version === current.version;
  known = {
    list: current,
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

/**
 * Fetches what has changed since the last time, and takes the rest from there.
 *
 * @throws when a file is not that of the list, the connection fails, or there is no room
 */
async function storeAll(box: HTMLElement, list: OfflineList): Promise<void> {
  storing = new AbortController();
  const { signal } = storing;
  const bar = element('progress', {
    max: list.files.length,
    value: 0,
    'aria-label': 'Kept pages',
  });
  box.append(bar);
  label(box);
  try {
    const own = setCacheName(BASE_PATH, list.version);
    const cache = await caches.open(own);
    const queue = [...list.files];
    const work = async () => {
      for (let next = queue.shift(); next; next = queue.shift()) {
        await storeFile(cache, withBase(next[0]), next[1], signal);
        bar.value++;
      }
    };
    await Promise.all(Array.from({ length: PARALLEL }, work));
    await cache.put(
      withBase(OFFLINE_LIST_PATH),
      new Response(JSON.stringify(list)),
    );
    const sets = await ownCaches(setCacheName(BASE_PATH, ''));
    for (const name of sets) if (name !== own) await caches.delete(name);
    report(box, `All ${list.pages} pages and search are kept on your device.`);
  } finally {
    // The others must not go on when one has failed.
    storing.abort();
    storing = undefined;
    bar.remove();
  }
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

function reasonOf(error: unknown): string {
  if (error instanceof ChangedError) return CHANGED;
  const { name } = error instanceof Error ? error : { name: '' };
  switch (name) {
    case 'AbortError':
      return 'Stopped. What is kept so far stays.';
    case 'QuotaExceededError':
      return NO_ROOM;
    case 'NotAllowedError':
    case 'SecurityError':
      return REFUSED;
    default:
      return UNREACHABLE;
  }
}

function label(box: HTMLElement): void {
  const button = box.querySelector('button');
  if (!button || !known) return;
  const { list, phase } = known;
  const size = `${(list.bytes / MEGABYTE).toFixed(1)} MB`;
  const labels: Record<Phase, string> = {
    offered: `Keep all pages (${size})`,
    outdated: `Update the kept pages (${size})`,
    stored: `Remove the kept pages (${size})`,
    storing: `Stop keeping pages (${size})`,
  };
  button.textContent = labels[storing ? 'storing' : phase];
}

function report(box: HTMLElement, text: string): void {
  const line = box.querySelector('[role=status]');
  if (line) line.textContent = text;
}
