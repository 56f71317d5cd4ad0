import { matches } from '@/lib/base/browser/media';
import { linkOf, siteTargetOf } from './navigation/links';
import { isConnectionSaving } from './navigation/network';

/**
 * Waits until a reader turns to a link in a text, and then shows where it leads. Pages are fetched on such a turn
 * anyway, so nothing is fetched for it; where they are not, to save data, there is no preview, nor under a finger.
 */
export function startPreviews(signal: AbortSignal): void {
  /** The link that the reader turned to last and has not followed. */
  let turnedTo: HTMLAnchorElement | undefined;
  const offer = (event: Event) => {
    const link = linkOf(event);
    const target = link?.closest('.prose') && siteTargetOf(link);
    if (!link || !target || isConnectionSaving()) return;
    turnedTo = link;
    import('./preview-card').then(
      ({ offerPreview }) => {
        // Even what is loaded comes with a later task, and a click or another page may come before it.
        if (link === turnedTo && !signal.aborted) {
          offerPreview(link, target, signal);
        }
      },
      // The connection failed: the link works as ever.
      () => {},
    );
  };
  if (!matches('(hover: hover)')) return;
  for (const type of ['mouseover', 'focusin']) {
    document.addEventListener(type, offer, { signal, passive: true });
  }
  const follow = () => (turnedTo = undefined);
  document.addEventListener('click', follow, { signal, capture: true });
}
