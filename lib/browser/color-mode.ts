import { STORAGE_KEYS } from '@/lib/site/boot-script';
import { watchMedia } from './media';
import { createStorageSlot } from './storage-slot';

export type ColorMode = 'light' | 'dark';

const SYSTEM_DARK = '(prefers-color-scheme: dark)';

function parseChoice(stored: string | null): ColorMode | undefined {
  return stored === 'light' || stored === 'dark' ? stored : undefined;
}

function shownMode(): ColorMode {
  return document.documentElement.dataset['theme'] === 'dark'
    ? 'dark'
    : 'light';
}

function show(mode: ColorMode): void {
  document.documentElement.dataset['theme'] = mode;
}

function systemMode(): ColorMode {
  return typeof matchMedia === 'function' && matchMedia(SYSTEM_DARK).matches
    ? 'dark'
    : 'light';
}

/**
 * Keeps the colour mode: the toggle flips and remembers it, other tabs and the system are followed, and paper gets
 * the mode the browser reports for print.
 *
 * @returns undoes it
 */
export function startColorMode(): () => void {
  const slot = createStorageSlot(STORAGE_KEYS.colorMode);
  // Where nothing can be remembered the choice still lasts as long as the page.
  let choice = parseChoice(slot.get());
  const stop = new AbortController();
  const { signal } = stop;

  document.addEventListener(
    'click',
    ({ target }) => {
      if (
        !(target instanceof Element) ||
        !target.closest('[data-color-mode-toggle]')
      ) {
        return;
      }
      choice = shownMode() === 'dark' ? 'light' : 'dark';
      show(choice);
      slot.set(choice);
    },
    { signal },
  );
  window.addEventListener('beforeprint', () => show(systemMode()), { signal });
  window.addEventListener('afterprint', () => show(choice ?? systemMode()), {
    signal,
  });
  const stopListening = slot.listen((value) => {
    choice = parseChoice(value);
    show(choice ?? systemMode());
  });
  const stopWatching = watchMedia(SYSTEM_DARK, () => {
    if (!choice) show(systemMode());
  });
  return () => {
    stop.abort();
    stopListening();
    stopWatching();
  };
}
