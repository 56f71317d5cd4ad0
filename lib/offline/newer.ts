import { button, element } from '@/lib/browser/dom';
import { MAIN_ID } from '@/lib/site';
import { normalizePath } from '@/lib/url';
import type { NewerMessage } from './names';

/**
 * Tells readers of a page that it has changed since they, or their browser, got it.
 *
 * @param message what the worker of this very site said
 */
export function tellOfNewer({ newer }: NewerMessage): void {
  const main = document.getElementById(MAIN_ID);
  if (!main || main.querySelector('[data-newer]')) return;
  const shown = normalizePath(window.location.pathname);
  if (normalizePath(new URL(newer).pathname) !== shown) return;
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
