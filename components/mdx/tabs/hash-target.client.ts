import { closestTarget } from '@/components/browser/closest-target';
import { hashTarget } from '@/components/browser/hash-target';
import { onEachPage } from '@/components/browser/page-event';
import { partsOf, select } from './tab-list';

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

/** A link may lead to a heading inside a hidden panel or a closed disclosure: open what hides it. */
function revealHashTarget(): void {
  const target = hashTarget(window.location.hash);
  if (!target) return;
  let isOpened = false;
  for (
    let element: Element | null = target;
    element;
    element = element.parentElement
  ) {
    if (element instanceof HTMLDetailsElement && !element.open) {
      element.open = true;
      isOpened = true;
    }
    const tabs: Element | null = element.parentElement;
    if (
      tabs?.classList.contains('tabs') &&
      !element.hasAttribute('data-selected')
    ) {
      const list = partsOf(tabs);
      const index = list.panels.findIndex((panel) => panel === element);
      if (index === -1) continue;
      select(list, index);
      isOpened = true;
    }
  }
  // What was visible is where the browser has put it, or where the reader has scrolled since.
  if (isOpened) target.scrollIntoView();
}
