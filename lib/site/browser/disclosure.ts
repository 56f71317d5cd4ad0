import { collapsibleDuration } from './collapsible';
import { onClick } from '@/lib/base/browser/dom';
import { prefersReducedMotion } from '@/lib/base/browser/media';

/** Animates the native disclosures, which work by themselves, and opens them for print. */
export function startDisclosures(signal: AbortSignal): void {
  onClick('summary', signal, handleClick);

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

function handleClick(summary: HTMLElement, event: MouseEvent): void {
  const details = summary.parentElement;
  if (
    !(details instanceof HTMLDetailsElement) ||
    details.hasAttribute('data-menu') ||
    prefersReducedMotion() ||
    !('animate' in details)
  ) {
    return;
  }
  event.preventDefault();
  // A second click on the way turns round.
  const isOpening = !details.open || details.hasAttribute(CLOSING);
  for (const animation of details.getAnimations()) animation.cancel();
  details.open = true;
  details.toggleAttribute(CLOSING, !isOpening);
  void animate(details, summary, isOpening);
}

/** Set while the content still shows but the reader has closed it. */
const CLOSING = 'data-closing';

async function animate(
  details: HTMLDetailsElement,
  summary: HTMLElement,
  isOpening: boolean,
): Promise<void> {
  const whole = details.getBoundingClientRect().height;
  const content =
    details.getBoundingClientRect().bottom -
    summary.getBoundingClientRect().bottom;
  const open = { height: `${whole}px`, overflow: 'clip' };
  const closed = { height: `${whole - content}px`, overflow: 'clip' };
  const animation = details.animate(
    isOpening ? [closed, open] : [open, closed],
    { duration: collapsibleDuration(content), easing: 'ease-in-out' },
  );
  try {
    await animation.finished;
  } catch {
    // Cancelled by the next click, which decides what happens now.
    return;
  }
  if (isOpening) return;
  details.open = false;
  details.removeAttribute(CLOSING);
}
