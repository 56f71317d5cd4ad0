import { MAIN_ID } from '@/lib/site/config';
import { button, element } from '@/lib/base/browser/dom';

/**
 * Reports that a page could not be put in place or brought to life. The frame stays; when even that cannot be shown,
 * the message stands alone.
 *
 * @param retry shows the page once more
 */
export function showCrash(error: unknown, retry: () => void): void {
  console.error('[site] This page crashed.', error);
  try {
    const content = document.querySelector('[data-page]');
    if (!content) throw error;
    content.replaceChildren(report(error, retry));
  } catch (worse) {
    document.body.replaceChildren(
      report(worse, () => window.location.reload()),
    );
  }
}

function report(error: unknown, retry: () => void): HTMLElement {
  return element(
    'main',
    { id: MAIN_ID, tabindex: -1, class: 'page-narrow' },
    element('h1', {}, 'This page crashed.'),
    element('p', {}, error instanceof Error ? error.message : String(error)),
    button({ class: 'button', 'data-retry': true }, 'Try again', retry),
  );
}
