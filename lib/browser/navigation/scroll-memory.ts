/** The part of the Navigation interface that is used; not every browser has it. */
type Navigation = { currentEntry?: { key: string } | null };

/** Where the reader was, by history entry. */
const positions = new Map<string, number>();

/** The history entry of what is on screen; while the router loads a page, the browser is ahead of it. */
let shownKey: string | undefined;

function currentKey(): string | undefined {
  const { navigation } = window as { navigation?: Navigation };
  return navigation?.currentEntry?.key;
}

/**
 * Remembers where the reader is. Browsers do that as well, but coming back to an entry with a hash, Chromium goes
 * to the heading instead.
 *
 * @returns stops it
 */
export function startScrollMemory(): () => void {
  const stop = new AbortController();
  const options = { signal: stop.signal, passive: true };
  const remember = () => {
    if (shownKey !== undefined && shownKey === currentKey()) {
      positions.set(shownKey, window.scrollY);
    }
  };
  window.addEventListener('scroll', remember, options);
  window.addEventListener('hashchange', noteShownEntry, options);
  return () => stop.abort();
}

/** Says that the current history entry is on screen now. */
export function noteShownEntry(): void {
  shownKey = currentKey();
}

/** Puts the reader back where they left the entry that is on screen. */
export function restorePosition(): void {
  const key = shownKey;
  const top = key === undefined ? undefined : positions.get(key);
  if (top === undefined) return;
  const restore = () => {
    if (key === shownKey) window.scrollTo({ top, behavior: 'instant' });
  };
  restore();
  // The browser may be about to go to its own idea of the position, still before the next frame is painted.
  requestAnimationFrame(restore);
}
