import { STORAGE_KEYS } from '@/lib/site/config';
import { siteBoot } from '@/components/browser/boot';
import { matches, watchMedia } from '@/components/browser/media';
import { createStorageSlot } from '@/components/browser/storage-slot';

type ColorMode = 'light' | 'dark';

const SYSTEM_DARK = '(prefers-color-scheme: dark)';

function parseChoice(stored: string | null): ColorMode | undefined {
  return stored === 'light' || stored === 'dark' ? stored : undefined;
}

const shownMode = (): ColorMode =>
  document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light';

function show(mode: ColorMode): void {
  const root = document.documentElement;
  root.dataset['theme'] = mode;
  const background = getComputedStyle(root)
    .getPropertyValue('--color-background')
    .trim();
  if (background === '') return;
  for (const meta of document.querySelectorAll('meta[name="theme-color"]')) {
    meta.setAttribute('content', background);
  }
}

/**
 * Keeps the colour mode: the toggle flips and remembers it, other tabs and the system are followed, and paper gets
 * the mode the browser reports for print.
 */
export function connectColorMode(host: HTMLElement, signal: AbortSignal): void {
  const config = siteBoot().colorMode;
  const slot = createStorageSlot(STORAGE_KEYS.colorMode);
  // Where nothing can be remembered the choice still lasts as long as the page.
  let choice = parseChoice(slot.get());
  const systemMode = () => (matches(SYSTEM_DARK) ? 'dark' : 'light');
  const unchosenMode = () =>
    config.respectSystemPreference ? systemMode() : config.default;

  // As a rule the boot script has shown it, and asking for a colour now would cost a look at all styles.
  const mode = choice ?? unchosenMode();
  if (mode !== shownMode()) show(mode);
  const flip = () => {
    const mode = shownMode() === 'dark' ? 'light' : 'dark';
    show(mode);
    // Who has what the system has follows it again.
    const isSystems = config.respectSystemPreference && mode === systemMode();
    choice = isSystems ? undefined : mode;
    if (choice) slot.set(choice);
    else slot.remove();
  };
  host.addEventListener('click', flip, { signal });
  window.addEventListener('beforeprint', () => show(systemMode()), { signal });
  const putBack = () => show(choice ?? unchosenMode());
  window.addEventListener('afterprint', putBack, { signal });
  slot.listen((value) => {
    choice = parseChoice(value);
    putBack();
  }, signal);
  watchMedia(SYSTEM_DARK, signal, () => {
    if (!choice) putBack();
  });
}
