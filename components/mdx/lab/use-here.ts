import { useState } from 'react';
import { flushSync } from 'react-dom';

/** What was found in the reader's browser, by the names of cells. */
export type Here = Readonly<Record<string, string>>;

/** Collects what is found; it is shown at once, so that nothing of it is left to do while a scene is measured. */
export function useHere(): [Here, (found: Here) => void] {
  const [here, setHere] = useState<Here>({});
  return [
    here,
    (found) => flushSync(() => setHere((known) => ({ ...known, ...found }))),
  ];
}
