/** Lets the skip link move the focus without an entry in the history. */
export function connectSkipLink(host: HTMLElement, signal: AbortSignal): void {
  host.addEventListener(
    'click',
    (event) => {
      event.preventDefault();
      document.querySelector('main')?.focus();
    },
    { signal },
  );
}
