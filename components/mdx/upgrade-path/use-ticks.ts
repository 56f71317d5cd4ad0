import { useEffect, useState } from 'react';
import { createStorageSlot } from '@/components/browser/storage-slot';

const KEY = 'upgrade-ticks';

/** What a reader has ticked off, kept on the device and the same in all tabs. */
export function useTicks() {
  const [ticked, setTicked] = useState<readonly string[]>([]);
  useEffect(() => {
    const end = new AbortController();
    const slot = createStorageSlot(KEY);
    setTicked(read(slot.get()));
    slot.listen((value) => setTicked(read(value)), end.signal);
    return () => end.abort();
  }, []);
  return {
    has: (id: string) => ticked.includes(id),
    toggle: (id: string) => {
      const next = ticked.includes(id)
        ? ticked.filter((one) => one !== id)
        : [...ticked, id];
      createStorageSlot(KEY).set(JSON.stringify(next));
    },
    clear: () => createStorageSlot(KEY).remove(),
  };
}

/** What another program has written there counts as nothing. */
function read(value: string | null): string[] {
  try {
    const ids: unknown = JSON.parse(value ?? '[]');
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}
