import { keyOf } from '@/components/browser/keys';

const ATTRIBUTE = 'data-keyboard-navigation';

/** Marks the document while the reader moves with the Tab key; the mouse takes the mark away. */
export function connectKeyboardMark(_: HTMLElement, signal: AbortSignal): void {
  const root = document.documentElement;
  document.addEventListener(
    'keydown',
    (event) => {
      if (keyOf(event) === 'Tab') root.setAttribute(ATTRIBUTE, '');
    },
    { signal },
  );
  document.addEventListener(
    'mousedown',
    () => root.removeAttribute(ATTRIBUTE),
    { signal },
  );
}
