/** Marks a history entry in which something lies over the page, so that going back takes it away. */
export const OVERLAY_MARK = 'overlay';

/** Whether the reader is at such an entry. */
export const isAtOverlay = (): boolean =>
  (history.state as Record<string, unknown> | null)?.[OVERLAY_MARK] === true;
