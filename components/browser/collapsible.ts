import { prefersReducedMotion } from '@/components/browser/media';

/**
 * How long a collapsible takes to open or close.
 *
 * The formula is the one of Material's motion for height changes: larger areas take longer, but not in proportion.
 *
 * @param height height of the content in px
 * @returns milliseconds
 */
export function collapsibleDuration(height: number): number {
  if (height <= 0) return 0;
  const units = height / 36;
  return Math.round(10 * (4 + 15 * units ** 0.25 + units / 5));
}

/**
 * Moves the height of an element that is shown, unless the reader wants less motion; a second press on the way turns
 * round.
 *
 * @param onClosed called when it has closed
 * @param head the part of it that always shows, at its top
 */
export function slide(
  element: HTMLElement,
  isOpening: boolean,
  onClosed: () => void,
  head?: Element,
): void {
  if (prefersReducedMotion() || !('animate' in element)) {
    if (!isOpening) onClosed();
    return;
  }
  for (const animation of element.getAnimations()) animation.cancel();
  const { top, bottom } = element.getBoundingClientRect();
  const content = bottom - (head?.getBoundingClientRect().bottom ?? top);
  const frames = [bottom - top - content, bottom - top].map((height) => ({
    height: `${height}px`,
    overflow: 'clip',
  }));
  const animation = element.animate(isOpening ? frames : frames.reverse(), {
    duration: collapsibleDuration(content),
    easing: 'ease-in-out',
  });
  // Not when the next press cancels it, which decides what happens then.
  animation.onfinish = () => {
    if (!isOpening) onClosed();
  };
}
