import { button, element } from '@/lib/base/browser/dom';

/**
 * What stands in the place of hits until there is an index to ask.
 *
 * @param retry loads it once more, after a failure
 */
export function searchStatus(
  status: 'loading' | 'failed',
  retry: () => void,
): HTMLElement {
  return status === 'loading'
    ? element('p', { class: 'search-note' }, 'Loading the search index…')
    : element(
        'p',
        { class: 'search-note' },
        'Search could not be loaded. ',
        button({ class: 'search-retry' }, 'Retry', retry),
      );
}
