import { keyOf } from '@/components/browser/keys';

const ATTRIBUTE = 'data-keyboard-navigation';

/** Marks the document while the reader moves with the Tab key; the mouse takes the mark away. */
export function connectKeyboardMark(_: HTMLElement, signal: AbortSignal): void {
  const root = document.documentElement;
  const mark = (event: KeyboardEvent) => {
    if (keyOf(event) === 'Tab') root.setAttribute(ATTRIBUTE, '');
  };
  const unmark = () => root.removeAttribute(ATTRIBUTE);
  document.addEventListener('keydown', mark, { signal });
  document.addEventListener('mousedown', unmark, { signal });
}
