import { closestTarget } from '@/components/browser/closest-target';
import { hashTarget } from '@/components/browser/hash-target';
import { onEachPage } from '@/components/browser/page-event';

/** Opens what hides the place that the address names: panels of tabs, and disclosures. */
export function connect(_: HTMLElement, signal: AbortSignal): void {
  window.addEventListener('hashchange', revealHashTarget, { signal });
  // The same link clicked again changes nothing in the address, but its target may have been hidden since.
  const revealAgain = (event: MouseEvent) => {
    const link = closestTarget(event, 'a[href*="#"]');
    const hash = link instanceof HTMLAnchorElement && link.hash;
    if (hash && hash === window.location.hash) revealHashTarget();
  };
  document.addEventListener('click', revealAgain, { signal });
  onEachPage(signal, revealHashTarget);
}

/** What may hide a heading that a link leads to. */
const HIDING = 'details:not([open]), .tab-panel[hidden]';

function revealHashTarget(): void {
  const target = hashTarget(window.location.hash);
  let one: Element | null | undefined = target?.closest(HIDING);
  if (!one) return;
  for (; one; one = one.parentElement?.closest(HIDING)) {
    if (one instanceof HTMLDetailsElement) one.open = true;
    // As the browser's own search does.
    else one.dispatchEvent(new Event('beforematch'));
  }
  // What was visible is where the browser has put it, or where the reader has scrolled since.
  target?.scrollIntoView();
}
