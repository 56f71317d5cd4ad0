import { isAtOverlay, OVERLAY_MARK } from './overlay-mark';

/** Until the reader is back from the entry that was left last: another one is put in after that. */
let leaving: Promise<void> | undefined;

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
  const { signal } = end;
  let onArrival = onBack;
  let isEntered = false;
  const arrive = () => {
    if (isAtOverlay()) return;
    end.abort();
    // Without the Navigation API, the browser leads to the hash of the address after this.
    const stay = () => window.scrollTo({ left, top, behavior: 'instant' });
    stay();
    onArrival();
    requestAnimationFrame(stay);
  };
  const enter = () => {
    if (signal.aborted) return;
    isEntered = true;
    history.pushState({ ...history.state, [OVERLAY_MARK]: true }, '');
    window.addEventListener('popstate', arrive, { signal, capture: true });
  };
  if (leaving) void leaving.then(enter);
  else enter();
  return (after: () => void): void => {
    onArrival = after;
    if (signal.aborted) {
      after();
    } else if (!isEntered) {
      end.abort();
      after();
    } else if (isAtOverlay()) {
      leaving = new Promise((done) => {
        onArrival = () => {
          leaving = undefined;
          after();
          done();
        };
      });
      history.back();
    } else {
      arrive();
    }
  };
}
