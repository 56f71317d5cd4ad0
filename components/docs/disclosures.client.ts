import { closestTarget } from '@/components/browser/closest-target';
import { prefersReducedMotion } from '@/components/browser/media';
import { toggleAnimated } from './animate-disclosure';

/** Animates the native disclosures, which work by themselves, and opens them for print. */
export function connectDisclosures(_: HTMLElement, signal: AbortSignal): void {
  document.addEventListener('click', handleClick, { signal });

  let opened: HTMLDetailsElement[] = [];
  const open = () => {
    opened = [
      ...document.querySelectorAll<HTMLDetailsElement>(
        'main details:not([open])',
      ),
    ];
    for (const details of opened) details.open = true;
  };
  const close = () => opened.forEach((details) => (details.open = false));
  window.addEventListener('beforeprint', open, { signal });
  window.addEventListener('afterprint', close, { signal });
}

function handleClick(event: MouseEvent): void {
  const summary = closestTarget(event, 'summary');
  const details = summary?.parentElement;
  if (
    !summary ||
    !(details instanceof HTMLDetailsElement) ||
    details.hasAttribute('data-menu') ||
    prefersReducedMotion() ||
    !('animate' in details)
  ) {
    return;
  }
  event.preventDefault();
  // At once: the next key may be on its way to what it opens.
  toggleAnimated(details, summary);
}
