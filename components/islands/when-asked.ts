import { commandOf, keyOf } from '@/components/browser/keys';

/** What a reader does with a part, by the moments that an island can wait for. */
const INTENTS: Readonly<Record<string, readonly string[]>> = {
  focus: ['focusin'],
  // What works for a reader may change a field without either.
  hover: ['pointerover', 'focusin', 'change'],
};

/**
 * Calls back once, when the moment of an island has come. What is meant for it before it is alive, the press of a button
 * or Enter in a field, is handed over, so that it is not lost.
 *
 * @param when `load`, `visible`, `focus`, `hover` or `click`
 * @param signal ends the wait
 */
export function whenAsked(
  host: HTMLElement,
  when: string,
  signal: AbortSignal,
  start: (repeat: () => void) => void,
): void {
  let isStarted = false;
  const begin = () => {
    if (isStarted || signal.aborted) return;
    isStarted = true;
    start(repeat);
  };
  const repeat = catchActions(host, signal, begin);
  const intents = INTENTS[when] ?? [];
  for (const type of intents) host.addEventListener(type, begin, { signal });
  // The reader was faster than the scripts.
  if (intents.length > 0 && host.contains(document.activeElement)) begin();
  if (when === 'load') begin();
  if (when === 'visible') watchView(host, signal, begin);
}

/** Keeps a press or Enter from what is not alive yet, and returns what repeats the last of them. */
function catchActions(
  host: HTMLElement,
  signal: AbortSignal,
  begin: () => void,
): () => void {
  let repeat = () => {};
  const options = { signal, capture: true };
  host.addEventListener(
    'click',
    (event) => {
      const { target } = event;
      const button =
        target instanceof Element ? target.closest('button') : null;
      if (!button) return;
      repeat = () => button.click();
      event.preventDefault();
      event.stopPropagation();
      begin();
    },
    options,
  );
  host.addEventListener(
    'keydown',
    (event) => {
      const { target } = event;
      repeat = () => {};
      if ((keyOf(event) || commandOf(event)) !== 'Enter') return;
      if (!(target instanceof HTMLInputElement)) return;
      repeat = () => target.dispatchEvent(new KeyboardEvent('keydown', event));
    },
    options,
  );
  return () => repeat();
}

/** The host has no box of its own. */
function watchView(host: Element, signal: AbortSignal, begin: () => void) {
  const content = host.firstElementChild;
  if (!content || typeof IntersectionObserver !== 'function') {
    begin();
    return;
  }
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    begin();
  });
  observer.observe(content);
  signal.addEventListener('abort', () => observer.disconnect());
}
