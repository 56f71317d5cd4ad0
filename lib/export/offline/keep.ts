import { element } from '@/lib/base/browser/dom';
import { BASE_PATH, withBase } from '@/lib/base/url';
import {
  cachePrefix,
  CLAIM,
  DIGEST_CHARS,
  KEPT_LIST_PATH,
  setCacheName,
} from './names';
import type { KeptList } from './names';

const MEGABYTE = 1_000_000;
/** Requests under way at once: enough to fill a connection, few enough to leave room for the reader's own. */
const PARALLEL = 4;

/** What the button does next. */
type Phase = 'offered' | 'outdated' | 'kept' | 'keeping';

const REFUSED =
  'This browser does not let the site keep pages. Likely reasons: a private window, or a strict privacy setting.';
const UNREACHABLE = 'The pages cannot be fetched now: you may be offline.';
const CHANGED =
  'The site was published anew while its pages were fetched. Try again to get them all from one version.';
const NO_ROOM = 'There is no room for all pages on your device.';
const REMOVED = 'The kept pages are removed.';

/** The site has changed under the hands of whoever keeps it. */
class ChangedError extends Error {}

let keeping: AbortController | undefined;
let known: { list: KeptList; phase: Phase } | undefined;
let asked: Promise<unknown> | undefined;

/**
 * Says how much there is to keep, and on a click keeps it, stops doing so, or removes it again.
 *
 * @param box holds the button and the line that tells how it went
 */
export async function turnToKeeping(
  box: HTMLElement,
  isClick: boolean,
): Promise<void> {
  if (keeping) {
    if (isClick) keeping.abort();
    return;
  }
  try {
    await (asked ??= look());
    if (isClick && known) await act(box, known);
  } catch (error) {
    asked = undefined;
    if (isClick) say(box, reasonOf(error));
  }
  label(box);
}

async function act(
  box: HTMLElement,
  state: { list: KeptList; phase: Phase },
): Promise<void> {
  say(box, '');
  if (state.phase === 'kept') {
    for (const name of await ownCaches(cachePrefix(BASE_PATH))) {
      await caches.delete(name);
    }
    state.phase = 'offered';
    say(box, REMOVED);
  } else {
    await keepAll(box, state.list);
    state.phase = 'kept';
    // From now on, what this page asks for may be kept as well.
    (await navigator.serviceWorker.ready).active?.postMessage(CLAIM);
  }
}

/** Finds out what there is to keep and what of it is kept. */
async function look(): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration();
  if (!worker) throw new DOMException(REFUSED, 'NotAllowedError');
  const kept = await readKeptList();
  const current = await fetchList().catch((error: unknown) => {
    if (kept) return kept;
    throw error;
  });
  const isCurrent = kept?.version === current.version;
  known = {
    list: current,
    phase: isCurrent ? 'kept' : kept ? 'outdated' : 'offered',
  };
}

async function fetchList(): Promise<KeptList> {
  const response = await fetch(withBase(KEPT_LIST_PATH), { cache: 'no-cache' });
  if (!response.ok) throw new Error(UNREACHABLE);
  // Written by the build of this very site.
  return (await response.json()) as KeptList;
}

/** The list of a set that is complete: it is put there last. */
async function readKeptList(): Promise<KeptList | undefined> {
  for (const name of await ownCaches(setCacheName(BASE_PATH, ''))) {
    const cache = await caches.open(name);
    const list = await cache.match(withBase(KEPT_LIST_PATH));
    if (list) return (await list.json()) as KeptList;
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
async function keepAll(box: HTMLElement, list: KeptList): Promise<void> {
  keeping = new AbortController();
  const { signal } = keeping;
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
        await keepFile(cache, withBase(next[0]), next[1], signal);
        bar.value++;
      }
    };
    await Promise.all(Array.from({ length: PARALLEL }, work));
    await cache.put(
      withBase(KEPT_LIST_PATH),
      new Response(JSON.stringify(list)),
    );
    const sets = await ownCaches(setCacheName(BASE_PATH, ''));
    for (const name of sets) if (name !== own) await caches.delete(name);
    say(box, `All ${list.pages} pages and search are kept on your device.`);
  } finally {
    // The others must not go on when one has failed.
    keeping.abort();
    keeping = undefined;
    bar.remove();
  }
}

async function keepFile(
  cache: Cache,
  address: string,
  digest: string,
  signal: AbortSignal,
): Promise<void> {
  const kept = await caches.match(address, { ignoreVary: true });
  const isSame =
    kept && (await digestOf(await kept.clone().arrayBuffer())) === digest;
  if (isSame) {
    await cache.put(address, kept);
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
    kept: `Remove the kept pages (${size})`,
    keeping: `Stop keeping pages (${size})`,
  };
  button.textContent = labels[keeping ? 'keeping' : phase];
}

function say(box: HTMLElement, text: string): void {
  const line = box.querySelector('[role=status]');
  if (line) line.textContent = text;
}
