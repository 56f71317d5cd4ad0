import { keyOf } from '@/components/browser/keys';

/** What takes the focus more often than that wants what readers type. */
const MAX_GRABS = 10;
const LOOK_MS = 20;

/**
 * Gives the focus back to a reader who writes when code in the frame takes it. It may have it once its reader has
 * turned to it, by the Tab key or by the pointer, of which only a mouse is seen from outside.
 *
 * @param grabbed is called when the code does not stop taking it
 */
export function keepFocus(
  frame: HTMLIFrameElement,
  grabbed: () => void,
  signal: AbortSignal,
): void {
  let written: HTMLElement | undefined;
  let isByTab = false;
  let isPointed = false;
  let grabs = 0;
  const notePointer = ({ type }: Event) =>
    (isPointed = type === 'pointerenter');
  frame.addEventListener('pointerenter', notePointer, { signal });
  frame.addEventListener('pointerleave', notePointer, { signal });
  const note = ({ target }: Event) => {
    if (target === frame) return;
    isByTab = false;
    const isField =
      target instanceof HTMLElement &&
      (target.isContentEditable || target.matches('input, textarea'));
    written = isField ? target : undefined;
  };
  document.addEventListener('focusin', note, { signal });
  const noteTab = (event: KeyboardEvent) => (isByTab = keyOf(event) === 'Tab');
  document.addEventListener('keydown', noteTab, { signal, capture: true });
  const giveBack = () => {
    if (document.activeElement !== frame || !written?.isConnected) return;
    const hasTouch = matchMedia('(any-pointer: coarse)').matches;
    if (isByTab || isPointed || hasTouch) return;
    frame.blur();
    window.focus();
    written.focus();
    if (++grabs > MAX_GRABS) grabbed();
  };
  // Where focus is taken while it is given, no event tells.
  const looking = setInterval(giveBack, LOOK_MS);
  signal.addEventListener('abort', () => clearInterval(looking));
}
