import { isWithin, withoutBase } from '@/lib/base/url';
import { closestTarget } from '@/components/browser/closest-target';
import { keyOf } from '@/components/browser/keys';
import { loadPart } from '@/components/browser/load-part';
import { onEachPage, shownPath } from '@/components/browser/page-event';

/** Marks the section of each page, closes menus when the reader turns elsewhere, and hides where the site wants that. */
export function connectNavbar(host: HTMLElement, signal: AbortSignal): void {
  connectMenu(host, signal);
  onEachPage(signal, markSection);
  closeMenusElsewhere(signal);
  if (!host.querySelector('[data-hide-on-scroll]')) return;
  loadPart(() => import('./navbar-hiding')).then(
    ({ hideOnScroll }) => hideOnScroll(host, signal),
    // Without it, the navbar stays.
    () => {},
  );
}

/** The browser opens the menu; its button says so to those who do not see it, and a page that was chosen closes it. */
function connectMenu(host: HTMLElement, signal: AbortSignal): void {
  const button = host.querySelector<HTMLButtonElement>('[popovertarget]');
  const menu = button?.popoverTargetElement;
  if (!(menu instanceof HTMLElement)) return;
  const say = ({ newState = 'closed' }: Partial<ToggleEvent>) =>
    button?.setAttribute('aria-expanded', String(newState === 'open'));
  const handleFocus = ({ target }: Event) => {
    if (target !== button && isElsewhere(target, menu)) menu.hidePopover();
  };
  say({});
  menu.addEventListener('toggle', say, { signal });
  document.addEventListener('focusin', handleFocus, { signal });
  onEachPage(signal, () => menu.hidePopover());
}

/** Of the whole document, page tools included. */
export function closeMenusElsewhere(signal: AbortSignal): void {
  const closeMenus = (isLeft: (menu: Element) => boolean = () => true) => {
    for (const menu of document.querySelectorAll('details[data-menu][open]')) {
      if (isLeft(menu)) menu.removeAttribute('open');
    }
  };
  const handleClick = (event: Event) => {
    const used = closestTarget(event, '[data-menu]');
    closeMenus((menu) => menu !== used);
  };
  const handleFocus = ({ target }: Event) =>
    closeMenus((menu) => isElsewhere(target, menu));
  const handleKey = (event: KeyboardEvent) => {
    if (keyOf(event) === 'Escape') closeMenus();
  };
  document.addEventListener('click', handleClick, { signal });
  document.addEventListener('focusin', handleFocus, { signal });
  document.addEventListener('keydown', handleKey, { signal });
}

/** Not in it, nor around it: where a button takes no focus, a press on it gives that to what it stands in. */
const isElsewhere = (target: EventTarget | null, menu: Element): boolean =>
  target instanceof Node && !menu.contains(target) && !target.contains(menu);

/** Marks the section of the page in the navbar. */
export function markSection(): void {
  const path = shownPath();
  const links = document.querySelectorAll<HTMLAnchorElement>(
    '[data-navbar-links] a',
  );
  for (const link of links) {
    const isCurrent =
      link.origin === window.location.origin &&
      isWithin(path, withoutBase(link.pathname));
    if (isCurrent) link.setAttribute('aria-current', 'true');
    else link.removeAttribute('aria-current');
  }
}
