import { fromTemplate } from '@/components/browser/from-template';
import { normalizePath } from '@/lib/base/url';
import type { NewerMessage } from '@/lib/export/offline';

/**
 * Shows readers of a page that it has changed since they, or their browser, got it.
 *
 * @param message of the worker
 */
export function showNewerNotice(message: unknown): void {
  const main = document.querySelector('main');
  if (!main || !isNewer(message) || main.querySelector('[data-newer]')) return;
  const shown = normalizePath(window.location.pathname);
  if (normalizePath(new URL(message.newer).pathname) !== shown) return;
  const line = fromTemplate('newer');
  const content = [...line.childNodes];
  line
    .querySelector('button')
    ?.addEventListener('click', () => window.location.reload());
  line.replaceChildren();
  main.prepend(line);
  // A live region is announced when its text changes after it is there.
  requestAnimationFrame(() => line.append(...content));
}

function isNewer(data: unknown): data is NewerMessage {
  return (
    typeof data === 'object' &&
    data !== null &&
    'newer' in data &&
    typeof data.newer === 'string'
  );
}
