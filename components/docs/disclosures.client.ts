import { closestTarget } from '@/components/browser/closest-target';
import { collapsibleDuration } from '@/components/browser/collapsible';
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

/** Set while the content still shows but the reader has closed it. */
const CLOSING = 'data-closing';

/** Opens or closes a native disclosure with a motion; a second press on the way turns round. */
function toggleAnimated(
  details: HTMLDetailsElement,
  summary: HTMLElement,
): void {
  const isOpening = !details.open || details.hasAttribute(CLOSING);
  for (const animation of details.getAnimations()) animation.cancel();
  details.open = true;
  details.toggleAttribute(CLOSING, !isOpening);
  const head = summary.getBoundingClientRect();
  const { height, bottom } = details.getBoundingClientRect();
  const content = bottom - head.bottom;
  const open = { height: `${height}px`, overflow: 'clip' };
  const closed = { height: `${height - content}px`, overflow: 'clip' };
  const animation = details.animate(
    isOpening ? [closed, open] : [open, closed],
    { duration: collapsibleDuration(content), easing: 'ease-in-out' },
  );
  // Not when the next press cancels it, which decides what happens then.
  animation.onfinish = () => {
    if (isOpening) return;
    details.open = false;
    details.removeAttribute(CLOSING);
  };
}
