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

let sign: Promise<unknown> | undefined;

/**
 * When a page may fetch ahead. Home waits for the first sign of a reader, as many who open it go again without one; all
 * other pages begin at once.
 */
export const readerSign = (): Promise<unknown> =>
  (sign ??=
    shownPath() === '/' ? Promise.race(SIGNS.map(comes)) : Promise.resolve());

const comes = (type: string) =>
  new Promise((done) => {
    const options = { once: true, capture: true, passive: true };
    window.addEventListener(type, done, options);
  });
