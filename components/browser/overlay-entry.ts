import { isAtOverlay, OVERLAY_MARK } from './overlay-mark';

/**
 * Puts an entry into the history for what opens over the page. It goes with what it stands for: each press of Back
 * leads to something that can be seen.
 *
 * @param onBack closes what is open; the reader has gone back
 * @returns leaves the entry, and calls back at the one before it
 */
export function openOverlayEntry(onBack: () => void) {
  const { scrollX: left, scrollY: top } = window;
  const end = new AbortController();
  let then = () => {};
  const arrive = () => {
    if (isAtOverlay()) return;
    end.abort();
    onBack();
    // Without the Navigation API, the browser leads to the hash of the address after this.
    const stay = () => window.scrollTo({ left, top, behavior: 'instant' });
    stay();
    requestAnimationFrame(stay);
    then();
  };
  history.pushState({ ...history.state, [OVERLAY_MARK]: true }, '');
  const { signal } = end;
  window.addEventListener('popstate', arrive, { signal, capture: true });
  return (after: () => void): void => {
    then = after;
    if (signal.aborted) after();
    else if (isAtOverlay()) history.back();
    else arrive();
  };
}
