import { onClick } from '@/lib/base/browser/dom';

/** Lets the skip link move the focus without an entry in the history. */
export function startSkipLink(signal: AbortSignal): void {
  onClick('[data-skip-link]', signal, (_, event) => {
    event.preventDefault();
    document.querySelector('main')?.focus();
  });
}
