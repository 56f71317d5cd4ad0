import { acceptedAhead } from '@/components/browser/accepted-ahead';
import { onEachPage } from '@/components/browser/page-event';
import { whenIdle } from '@/components/browser/idle';
import { trusted } from '@/components/browser/trusted';
import { BASE_PATH, withBase } from '@/lib/base/url';
import { CLAIM, setCacheName, WORKER_PATH } from '@/lib/export/offline';

/** The development server has no worker, and neither has a site that has switched it off. */
const isActive =
  process.env.NODE_ENV === 'production' &&
  process.env['NEXT_PUBLIC_OFFLINE'] === '1';

/**
 * Registers the worker that stores what is read for when there is no connection. Nothing begins before the document is loaded and the browser
 * idle; where workers are refused, the site is as it would be without.
 */
export function connectOffline(host: HTMLElement, signal: AbortSignal): void {
  // Not every browser has it, nor has any in a document without encryption.
  const { serviceWorker } = navigator as Partial<Navigator>;
  if (!isActive || !serviceWorker) return;
  window.addEventListener('offline', () => postToWorker(CLAIM), { signal });
  onEachPage(signal, storeShownPage);
  whenIdle(() => {
    if (signal.aborted) return;
    const path = trusted.createScriptURL(withBase(WORKER_PATH));
    serviceWorker.register(path).catch(() => {});
    showSaved(host).catch(() => {});
  });
}

/** What is saved is said on every page; where nothing is, the part that says so waits for its reader. */
async function showSaved(host: HTMLElement): Promise<void> {
  const prefix = setCacheName(BASE_PATH, '');
  const names = await caches.keys();
  if (!names.some((name) => name.startsWith(prefix))) return;
  host.querySelector('site-island')?.dispatchEvent(new Event('focusin'));
}

/** Sends the worker what is shown, where the document was loaded without one: the browser still has it. */
function storeShownPage(): void {
  const { serviceWorker } = navigator as Partial<Navigator>;
  const { href } = window.location;
  if (isActive && serviceWorker?.controller === null) {
    postToWorker(() => [
      acceptedAhead(),
      href,
      ...performance.getEntriesByType('resource').map(({ name }) => name),
    ]);
  }
}

/** Sends as soon as there is a worker, which may be never. */
function postToWorker(message: typeof CLAIM | (() => string[])): void {
  navigator.serviceWorker.ready.then(
    ({ active }) =>
      active?.postMessage(typeof message === 'string' ? message : message()),
    () => {},
  );
}
