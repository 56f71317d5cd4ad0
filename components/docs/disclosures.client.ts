import { closestTarget } from '@/components/browser/closest-target';
import { slide } from '@/components/browser/collapsible';

/** Animates the native disclosures, which work by themselves, and opens them for print. */
export function connectDisclosures(_: HTMLElement, signal: AbortSignal): void {
  document.addEventListener('click', handleClick, { signal });

  /** A preview that is drawn anew begins a second time, and ends once. */
  const opened = new Set<Element>();
  const open = () => {
    const closed = document.querySelectorAll('main details:not([open])');
    for (const details of closed) opened.add(details);
    for (const details of opened) details.toggleAttribute('open', true);
  };
  const close = () => {
    for (const details of opened) details.removeAttribute('open');
    opened.clear();
  };
  window.addEventListener('beforeprint', open, { signal });
  window.addEventListener('afterprint', close, { signal });
}

/** Set while the content still shows but the reader has closed it. */
const CLOSING = 'data-closing';

function handleClick(event: MouseEvent): void {
  const summary = closestTarget(event, 'summary');
  const details = summary?.parentElement;
  if (!(details instanceof HTMLDetailsElement)) return;
  if (details.hasAttribute('data-menu')) return;
  event.preventDefault();
  const isOpening = !details.open || details.hasAttribute(CLOSING);
  // At once: the next key may be on its way to what it opens.
  details.open = true;
  details.toggleAttribute(CLOSING, !isOpening);
  const close = () => {
    // Something else may have opened it meanwhile.
    if (details.hasAttribute(CLOSING)) details.open = false;
    details.removeAttribute(CLOSING);
  };
  slide(details, isOpening, close, summary);
}
