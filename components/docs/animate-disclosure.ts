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
