import { acceptedAhead } from '@/lib/browser/navigation/documents';
import { trusted } from '@/lib/browser/trusted';
import { withBase } from '@/lib/url';
import { WORKER_PATH } from './names';

/** The development server has no worker, and neither has a site that has switched it off. */
const isActive =
  process.env.NODE_ENV === 'production' &&
  process.env['NEXT_PUBLIC_OFFLINE'] === '1';

/**
 * Keeps what is read for when there is no connection. Nothing begins before the document is loaded and the browser
 * idle; where workers are refused, the site is as it would be without.
 *
 * @returns undoes it
 */
export function startOffline(): () => void {
  // Not every browser has it, nor has any in a document without encryption.
  const { serviceWorker } = navigator as Partial<Navigator>;
  if (!isActive || !serviceWorker) return () => {};
  const stop = new AbortController();
  const { signal } = stop;
  const wasControlled = serviceWorker.controller !== null;
  // The worker compares what comes with what it has kept.
  const lookForNewer = () => {
    if (wasControlled) fetch(window.location.href).catch(() => {});
  };
  serviceWorker.addEventListener(
    'message',
    ({ data }: MessageEvent) =>
      void import('./newer').then(
        ({ tellOfNewer }) => tellOfNewer(data),
        () => {},
      ),
    { signal },
  );
  serviceWorker.addEventListener('controllerchange', lookForNewer, { signal });
  window.addEventListener('online', lookForNewer, { signal });
  watchButton(signal);
  whenIdle(() => {
    if (!signal.aborted) register(serviceWorker, wasControlled).catch(() => {});
  });
  return () => stop.abort();
}

/** What this document has loaded before there was a worker is told to it; the browser still has it. */
async function register(
  serviceWorker: ServiceWorkerContainer,
  wasControlled: boolean,
): Promise<void> {
  await serviceWorker.register(trusted.createScriptURL(withBase(WORKER_PATH)));
  if (wasControlled) return;
  const { active } = await serviceWorker.ready;
  active?.postMessage([
    acceptedAhead(),
    window.location.href,
    ...performance.getEntriesByType('resource').map(({ name }) => name),
  ]);
}

function whenIdle(act: () => void): void {
  const wait = () =>
    typeof requestIdleCallback === 'function'
      ? requestIdleCallback(act)
      : setTimeout(act);
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
}

function watchButton(signal: AbortSignal): void {
  const box = document.querySelector<HTMLElement>('[data-keep-pages]');
  for (const type of ['pointerenter', 'focusin', 'click']) {
    box?.addEventListener(
      type,
      () =>
        void import('./keep').then(
          ({ turnToKeeping }) => turnToKeeping(box, type === 'click'),
          () => {},
        ),
      { signal },
    );
  }
}
