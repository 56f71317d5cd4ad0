import { closestTarget } from '@/components/browser/closest-target';
import { loadPart } from '@/components/browser/load-part';
import { prefersReducedMotion } from '@/components/browser/media';

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

const loadAnimation = () => loadPart(() => import('./animate-disclosure'));

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
  loadAnimation().then(
    ({ toggleAnimated }) => toggleAnimated(details, summary),
    () => (details.open = !details.open),
  );
}
