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
 * Opens or closes what a disclosure button controls: the element after it.
 *
 * @param options.animate false where the change is not the reader's own
 */
export function setExpanded(
  button: HTMLElement,
  isExpanded: boolean,
  { animate = true }: { animate?: boolean } = {},
): void {
  const content = button.nextElementSibling;
  button.setAttribute('aria-expanded', String(isExpanded));
  if (!(content instanceof HTMLElement)) return;
  if (content.hasAttribute('hidden') !== isExpanded) return;

  content.removeAttribute('hidden');
  const finish = () => {
    if (button.getAttribute('aria-expanded') === 'false') {
      content.setAttribute('hidden', 'until-found');
    }
  };
  if (!animate || prefersReducedMotion() || !('animate' in content)) {
    return finish();
  }
  const height = content.offsetHeight;
  const closed = { height: '0px', overflow: 'hidden' };
  const open = { height: `${height}px`, overflow: 'hidden' };
  content
    .animate(isExpanded ? [closed, open] : [open, closed], {
      duration: collapsibleDuration(height),
      easing: 'ease-in-out',
    })
    .finished.then(finish, finish);
}
