/** What could not be stored, for as long as the page lives. */
const unstored = new Map<string, string | null>();

let isWarned = false;

/**
 * A slot of `localStorage`. Where storage is blocked, full or throwing, the slot remembers for the life of the page
 * and one warning says why.
 *
 * @throws Error on the server, where there is no reader to remember anything of
 */
export function createStorageSlot(key: string) {
  if (!process.env['IS_BROWSER'] && typeof window === 'undefined') {
    throw new Error(
      `[site] The storage slot "${key}" was used on the server, where every reader would share it. Use it in an event handler or an effect.`,
    );
  }
  const change = (value: string | null, store: () => void) => {
    try {
      store();
      unstored.delete(key);
    } catch (error) {
      warnOnce(error);
      unstored.set(key, value);
    }
    // The browser notifies other tabs only; this one gets the same event.
    window.dispatchEvent(new StorageEvent('storage', { key, newValue: value }));
  };
  return {
    get: (): string | null => {
      const value = unstored.get(key);
      if (value !== undefined) return value;
      try {
        return window.localStorage.getItem(key);
      } catch (error) {
        warnOnce(error);
        return null;
      }
    },
    set: (value: string) =>
      change(value, () => window.localStorage.setItem(key, value)),
    remove: () => change(null, () => window.localStorage.removeItem(key)),
    /** Calls back when another tab, or this one through another slot, changes the value. */
    listen: (onChange: (value: string | null) => void, signal: AbortSignal) => {
      const handle = ({ key: changed, newValue }: StorageEvent) => {
        // A null key means that everything was cleared.
        if (changed === key || changed === null) onChange(newValue);
      };
      window.addEventListener('storage', handle, { signal });
    },
  };
}

function warnOnce(error: unknown): void {
  if (isWarned) return;
  isWarned = true;
  console.warn(
    '[site] The browser does not let this page remember anything; choices last until the page is closed. Likely reasons: the page is inside an iframe, in an incognito window, or under a strict privacy setting, or the storage is full.',
    error,
  );
}
