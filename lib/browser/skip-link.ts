/**
 * Lets the skip link move the focus without an entry in the history.
 *
 * @returns undoes it
 */
export function startSkipLink(): () => void {
  const stop = new AbortController();
  document.addEventListener(
    'click',
    (event) => {
      if (!(event.target instanceof Element)) return;
      if (!event.target.closest('[data-skip-link]')) return;
      event.preventDefault();
      document.querySelector('main')?.focus();
    },
    { signal: stop.signal },
  );
  return () => stop.abort();
}
