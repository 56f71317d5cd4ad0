/** What the reader waits for, and what is fetched ahead gives way to. */
const awaited = new Set<Promise<unknown>>();
const waiting = new Set<() => void>();

/** Until this has come or failed, nothing further is fetched ahead. */
export function giveWayTo(loading: Promise<unknown>): void {
  awaited.add(loading);
  const goOn = () => {
    awaited.delete(loading);
    if (awaited.size > 0) return;
    for (const act of waiting) act();
  };
  loading.then(goOn, goOn);
}

/** Whether the reader waits for something. */
export const isReaderWaiting = (): boolean => awaited.size > 0;

/** Calls back each time that the reader has got everything. */
export function whenReaderHasAll(act: () => void): void {
  waiting.add(act);
}
