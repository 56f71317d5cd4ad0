const ATTRIBUTE = 'data-keyboard-navigation';

/**
 * Marks the document while the reader moves with the Tab key; the mouse takes the mark away.
 *
 * @returns undoes it
 */
export function startKeyboardMark(): () => void {
  const stop = new AbortController();
  const { signal } = stop;
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
  return () => stop.abort();
}
