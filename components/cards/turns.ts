import { isConnectionSaving } from '@/components/browser/network';
import { matches } from '@/components/browser/media';
import { linkOf } from '@/components/browser/closest-target';
import { pageOfLink } from '@/components/navigation/links';

/**
 * The link of a text that a reader has turned to, and where it leads. Pages are fetched on such a turn anyway, so
 * nothing is fetched for its card; where they are not, to save data, there is no card, nor under a finger.
 */
export function previewedLink(event: Event) {
  const link = linkOf(event);
  // A heading's own address tells nothing that is not beside it.
  const target = link?.matches('.prose :not(.heading-anchor)')
    ? pageOfLink(link)
    : undefined;
  const isOffered = !isConnectionSaving() && matches('(hover: hover)');
  return link && target && isOffered ? { link, target } : undefined;
}

/** What has made the cards load, unless the reader has gone on. */
export const turn: { event?: Event | undefined } = {};
