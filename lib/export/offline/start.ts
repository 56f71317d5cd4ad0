import { whenIdle } from '@/lib/base/browser/idle';
import { trusted } from '@/lib/base/browser/trusted';
import { withBase } from '@/lib/base/url';
import { CLAIM, WORKER_PATH } from './names';

/** The development server has no worker, and neither has a site that has switched it off. */
const isActive =
  process.env.NODE_ENV === 'production' &&
  process.env['NEXT_PUBLIC_OFFLINE'] === '1';

/**
 * Registers the worker that stores what is read for when there is no connection. Nothing begins before the document is loaded and the browser
 * idle; where workers are refused, the site is as it would be without.
 */
export function startOffline(signal: AbortSignal): void {
  // Not every browser has it, nor has any in a document without encryption.
  const { serviceWorker } = navigator as Partial<Navigator>;
  if (!isActive || !serviceWorker) return;
  const wasControlled = serviceWorker.controller !== null;
  // The worker compares what comes with what it has stored.
  const lookForNewer = () => {
    if (wasControlled) fetch(window.location.href).catch(() => {});
  };
  serviceWorker.addEventListener(
    'message',
    ({ data }: MessageEvent) =>
      void import('./newer').then(
        ({ showNewerNotice }) => showNewerNotice(data),
        () => {},
      ),
    { signal },
  );
  serviceWorker.addEventListener('controllerchange', lookForNewer, { signal });
  window.addEventListener('online', lookForNewer, { signal });
  window.addEventListener('offline', () => postToWorker(CLAIM), { signal });
  watchButton(signal);
  whenIdle(() => {
    if (signal.aborted) return;
    const path = trusted.createScriptURL(withBase(WORKER_PATH));
    serviceWorker.register(path).catch(() => {});
  });
}

/**
 * Sends the worker what is shown, where the document was loaded without one: the browser still has it.
 *
 * @param acceptedAhead gives the `Accept` header with which pages are fetched ahead
 */
export function storeShownPage(acceptedAhead: () => string): void {
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

function watchButton(signal: AbortSignal): void {
  const box = document.querySelector<HTMLElement>('[data-keep-pages]');
  for (const type of ['pointerenter', 'focusin', 'click']) {
    box?.addEventListener(
      type,
      () =>
        void import('./store-all').then(
          ({ operateButton }) => operateButton(box, type === 'click'),
          () => {},
        ),
      { signal },
    );
  }
}
