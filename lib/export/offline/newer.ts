import { button, element } from '@/lib/base/browser/dom';
import { normalizePath } from '@/lib/base/url';
import type { NewerMessage } from './names';

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
  const line = element('p', {
    class: 'newer-version',
    role: 'status',
    'data-newer': true,
  });
  main.prepend(line);
  // A live region is announced when its text changes after it is there.
  requestAnimationFrame(() =>
    line.append(
      'A newer version of this page is here. ',
      button({ class: 'button button-quiet' }, 'Show it', () =>
        window.location.reload(),
      ),
    ),
  );
}

function isNewer(data: unknown): data is NewerMessage {
  return (
    typeof data === 'object' &&
    data !== null &&
    'newer' in data &&
    typeof data.newer === 'string'
  );
}
