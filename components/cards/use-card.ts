import { useEffect, useRef, useState } from 'react';

/** How long a mouse may take from what a card is about to the card. */
const HIDE_DELAY_MS = 250;

/** What a card is about, and what it says of it. */
export type Shown<Content> = {
  element: HTMLElement;
  content: Content;
  /** Tells one showing from the next. */
  count: number;
};

export type Card<Content> = ReturnType<typeof useCard<Content>>;

/** The one card of a page: which is shown, and when it comes and goes. */
export function useCard<Content>() {
  const box = useRef<HTMLDivElement>(null);
  const asked = useRef<HTMLElement>(undefined);
  const [shown, setShown] = useState<Shown<Content>>();
  const { schedule, keep } = useSchedule();
  useEffect(
    () => () => {
      asked.current = undefined;
    },
    [],
  );

  const hide = () => {
    keep();
    asked.current = undefined;
    setShown(undefined);
  };
  /** Hides the card soon, unless the mouse goes to it. */
  const leave = () =>
    schedule(() => {
      const { activeElement } = document;
      const isFocused =
        activeElement !== null &&
        (activeElement === asked.current ||
          box.current?.contains(activeElement) === true);
      if (!isFocused) hide();
    }, HIDE_DELAY_MS);
  const ask = (
    element: HTMLElement,
    find: () => Promise<Content | undefined>,
    delayMs: number,
  ) => {
    keep();
    asked.current = element;
    if (shown?.element === element) return;
    const show = async () => {
      const content = await find().catch(() => undefined);
      if (!content || asked.current !== element) return;
      setShown((last) => ({ element, content, count: (last?.count ?? 0) + 1 }));
    };
    if (delayMs === 0) void show();
    else schedule(() => void show(), delayMs);
  };
  return { box, shown, ask, keep, leave, hide };
}

/** One thing to do after a time, in place of what was to be done before; `keep` leaves all as it is. */
function useSchedule() {
  const timer = useRef<number>(undefined);
  const keep = () => window.clearTimeout(timer.current);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  return {
    keep,
    schedule: (task: () => void, delayMs: number) => {
      keep();
      timer.current = window.setTimeout(task, delayMs);
    },
  };
}
