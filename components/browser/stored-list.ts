import { useMemo, useSyncExternalStore } from 'react';
import { createStorageSlot } from './storage-slot';

/** A list of texts that the device stores, the same in all tabs. */
export function storedList(key: string) {
  const slot = () => createStorageSlot(key);
  const read = () => slot().get();
  const listen = (onChange: () => void) => {
    const stop = new AbortController();
    slot().listen(onChange, stop.signal);
    return () => stop.abort();
  };
  return {
    read: () => textsIn(read()),
    set: (texts: readonly string[]) => slot().set(JSON.stringify(texts)),
    clear: () => slot().remove(),
    useTexts: () => {
      const stored = useSyncExternalStore(listen, read, () => null);
      return useMemo(() => textsIn(stored), [stored]);
    },
  };
}

/** What another program has written there counts as nothing. */
function textsIn(stored: string | null): string[] {
  try {
    const texts: unknown = JSON.parse(stored ?? '[]');
    if (!Array.isArray(texts)) return [];
    return texts.filter((text) => typeof text === 'string');
  } catch {
    return [];
  }
}
