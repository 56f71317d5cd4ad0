import { useState } from 'react';
import { createStorageSlot } from '@/components/browser/storage-slot';
import { parseProgress, type Progress } from '@/lib/playground/tutorial';

/**
 * How far a reader has come in a tutorial, stored on this device only.
 *
 * @param page path of the tutorial
 * @param count of its steps
 * @returns with what takes over and stores a change
 */
export function useProgress(
  page: string,
  count: number,
): [Progress, (change: Partial<Progress>) => void] {
  const [slot] = useState(() => createStorageSlot(`tutorial:${page}`));
  const [progress, setProgress] = useState(() =>
    parseProgress(slot.get(), count),
  );
  return [
    progress,
    (change) =>
      setProgress((now) => {
        const next = { ...now, ...change };
        slot.set(JSON.stringify(next));
        return next;
      }),
  ];
}
