import { closestTarget } from '@/components/browser/closest-target';
import { previewedLink, turn } from './turns';

/** Brings the cards of an article to life when its reader turns to a sample or to a link. */
export function connectCards(host: HTMLElement, signal: AbortSignal): void {
  const cards = host.querySelector(':scope > site-island');
  const turnTo = (event: Event) => {
    const isAsked =
      closestTarget(event, '[data-fence]') !== undefined ||
      previewedLink(event) !== undefined;
    if (!cards || cards.hasAttribute('alive') || !isAsked) return;
    turn.event = event;
    // They are nowhere that a reader could turn to.
    cards.dispatchEvent(new Event('focusin'));
  };
  for (const type of ['pointerover', 'focusin']) {
    host.addEventListener(type, turnTo, { signal, passive: true });
  }
  // A link that is followed needs no card any more; a tap on a sample is meant for it.
  const goOn = (event: Event) => {
    if (closestTarget(event, 'a')) turn.event = undefined;
  };
  host.addEventListener('click', goOn, { signal, capture: true });
}
