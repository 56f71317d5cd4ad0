import { PAGE_EVENT, shownPath } from './page-event';

const SIGNS = [
  'pointermove',
  'pointerdown',
  'touchstart',
  // eslint-disable-next-line no-restricted-syntax -- Any key is one.
  'keydown',
  'scroll',
  'focusin',
  PAGE_EVENT,
];

let isHere = false;

/**
 * Acts when a page may fetch ahead: on home at the first sign of a reader, as many who open it go again without one; on
 * all other pages at once.
 */
export function atReaderSign(act: () => void): void {
  isHere ||= shownPath() !== '/';
  if (isHere) {
    act();
    return;
  }
  const wait = new AbortController();
  const come = (event: Event) => {
    // Browsers report a mouse that rests where the page was laid out.
    if (event instanceof PointerEvent && isAtRest(event)) return;
    isHere = true;
    wait.abort();
    act();
  };
  const options = { capture: true, passive: true, signal: wait.signal };
  for (const type of SIGNS) window.addEventListener(type, come, options);
}

const isAtRest = ({ type, movementX, movementY }: PointerEvent): boolean =>
  type === 'pointermove' && movementX === 0 && movementY === 0;
