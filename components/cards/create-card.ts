import type { HoverSymbol } from '@/lib/site/verdicts/hovers';
import type { Preview } from './describe-link';

/** What a card is about, and what it says of it. */
export type Shown = {
  element: HTMLElement;
  content: HoverSymbol | Preview;
  /** Tells one showing from the next. */
  count: number;
};

/** How long a mouse may take from what a card is about to the card. */
const HIDE_DELAY_MS = 250;

/** Tells it from the rest of the page. */
export const CARD = '.symbol-card';

/**
 * The one card of a page: what it is about, and when it comes and goes.
 *
 * @param draw shows it, or nothing
 */
export function createCard(draw: (shown: Shown | undefined) => void) {
  let shown: Shown | undefined;
  /** What the reader has turned to last: its card may still be to come. */
  let about: HTMLElement | undefined;
  let timer: number | undefined;
  let count = 0;

  const schedule = (task: () => void, delayMs: number) => {
    clearTimeout(timer);
    if (delayMs === 0) task();
    else timer = window.setTimeout(task, delayMs);
  };
  const show = (next: Shown | undefined) => {
    clearTimeout(timer);
    shown = next;
    about = next?.element;
    draw(next);
  };
  /** The reader has come back to it, and nothing else comes. */
  const stay = () => {
    clearTimeout(timer);
    about = shown?.element;
  };
  return {
    about: () => shown?.element,
    stay,
    hide: () => show(undefined),
    /** Hides it soon, unless the reader comes back or has the focus there. */
    leave: () => {
      stay();
      schedule(() => {
        const { activeElement } = document;
        const isFocused =
          activeElement === about || activeElement?.closest(CARD);
        if (!isFocused) show(undefined);
      }, HIDE_DELAY_MS);
    },
    /** Shows what is found about an element, unless the reader turns to something else before. */
    ask: (
      element: HTMLElement,
      delayMs: number,
      find: () => Promise<Shown['content'] | undefined>,
    ) => {
      if (element === shown?.element) stay();
      if (element === about) return;
      about = element;
      schedule(() => {
        const showFound = (content: Shown['content'] | undefined) => {
          if (content && about === element)
            show({ element, content, count: ++count });
        };
        find().then(showFound, () => {});
      }, delayMs);
    },
  };
}
