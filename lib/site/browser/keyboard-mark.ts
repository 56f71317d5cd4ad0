const ATTRIBUTE = 'data-keyboard-navigation';

/** Marks the document while the reader moves with the Tab key; the mouse takes the mark away. */
export function startKeyboardMark(signal: AbortSignal): void {
  const root = document.documentElement;
  document.addEventListener(
    'keydown',
    ({ key }) => {
      if (key === 'Tab') root.setAttribute(ATTRIBUTE, '');
    },
    { signal },
  );
  document.addEventListener(
    'mousedown',
    () => root.removeAttribute(ATTRIBUTE),
    { signal },
  );
}
