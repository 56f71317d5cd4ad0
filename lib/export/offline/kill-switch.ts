import { cachePrefix } from './names';
import { workerScope } from './worker-scope';

/** Takes the place of the worker where the site has switched it off: removes all that was stored, and itself. */
async function removeAll(): Promise<void> {
  const prefix = cachePrefix(process.env['SITE_BASE'] ?? '');
  const names = await caches.keys().catch((): string[] => []);
  await Promise.allSettled(
    names
      .filter((name) => name.startsWith(prefix))
      .map((name) => caches.delete(name)),
  );
  await workerScope.registration.unregister();
}

workerScope.addEventListener('install', () => void workerScope.skipWaiting());
workerScope.addEventListener('activate', (event) =>
  event.waitUntil(removeAll()),
);
