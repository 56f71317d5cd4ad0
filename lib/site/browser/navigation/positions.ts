import { readSession, writeSession } from '@/lib/base/browser/session-list';

/** Where the positions of a tab are stored, so that they survive a reload. */
const STORAGE_KEY = 'positions';

/** px from the top, by the key of a history entry. */
const positions = new Map(readSession(STORAGE_KEY).filter(isPosition));

/** Key of the history entry that is on screen; while a page is loaded, the browser may be ahead of it. */
let shownKey: string | undefined;

function isPosition(entry: unknown): entry is [string, number] {
  return (
    Array.isArray(entry) &&
    typeof entry[0] === 'string' &&
    typeof entry[1] === 'number'
  );
}

/** State for a new history entry. */
export function newEntryState(): { key: string } {
  return { key: Math.random().toString(36).slice(2) };
}

function keyOfEntry(): string | undefined {
  const key: unknown = history.state?.key;
  return typeof key === 'string' ? key : undefined;
}

/**
 * Remembers where the reader is in each history entry. Browsers do that as well, but move the page before its content
 * has changed.
 */
export function startPositions(signal: AbortSignal): void {
  noteShownEntry();
  // Left in a way that the browser could not make up for.
  if (history.scrollRestoration === 'manual') restorePosition();
  window.addEventListener('scroll', remember, { signal, passive: true });
  window.addEventListener(
    'pagehide',
    () => {
      // A reload is the browser's own affair: it puts the reader back before this runs.
      history.scrollRestoration = 'auto';
      writeSession(STORAGE_KEY, [...positions]);
    },
    { signal },
  );
}

function remember(): void {
  if (shownKey !== undefined && shownKey === keyOfEntry()) {
    positions.set(shownKey, window.scrollY);
  }
}

/** Before the shown entry is left for a new one: from now on, coming back is up to this module. */
export function leaveEntry(): void {
  remember();
  history.scrollRestoration = 'manual';
}

/**
 * When the browser has gone to another entry while the shown one is still on screen: it reports the last scrolling with
 * the next frame, which is too late by then. An entry that the browser restores by itself may have been moved to already.
 */
export function rememberLeftEntry(): void {
  if (shownKey !== undefined && history.scrollRestoration === 'manual') {
    positions.set(shownKey, window.scrollY);
  }
}

/**
 * Says that the current history entry is on screen now.
 *
 * @returns whether the reader went to another one that was shown before
 */
export function noteShownEntry(): boolean {
  const before = shownKey;
  shownKey = keyOfEntry();
  if (shownKey !== undefined) return shownKey !== before;
  // The browser made it, on its way to a heading.
  const state = { ...history.state, ...newEntryState() };
  history.replaceState(state, '');
  shownKey = state.key;
  return false;
}

/**
 * Puts the reader back where they left the entry that is on screen.
 *
 * @returns whether that is known
 */
export function restorePosition(): boolean {
  const key = shownKey;
  const top = key === undefined ? undefined : positions.get(key);
  if (top === undefined) return false;
  const restore = () => {
    if (key === shownKey) window.scrollTo({ top, behavior: 'instant' });
  };
  restore();
  // The browser may be about to go to its own idea of the position, still before the next frame is painted.
  requestAnimationFrame(restore);
  return true;
}
