import { element } from '@/lib/base/browser/dom';
import './clear-button.css';

/** Takes the marks away; the search box knows how. */
export function clearButton(): HTMLButtonElement {
  return element(
    'button',
    {
      type: 'button',
      class: 'search-clear',
      'aria-label': 'Clear search marks',
    },
    'Clear',
  );
}
