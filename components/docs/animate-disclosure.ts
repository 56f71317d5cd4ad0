import { collapsibleDuration } from '@/components/browser/collapsible';

/** Set while the content still shows but the reader has closed it. */
const CLOSING = 'data-closing';

/** Opens or closes a native disclosure with a motion; a second press on the way turns round. */
export function toggleAnimated(
  details: HTMLDetailsElement,
  summary: HTMLElement,
): void {
  const isOpening = !details.open || details.hasAttribute(CLOSING);
  for (const animation of details.getAnimations()) animation.cancel();
  details.open = true;
  details.toggleAttribute(CLOSING, !isOpening);
  void animate(details, summary, isOpening);
}

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
