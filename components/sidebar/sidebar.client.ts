import { withBase } from '@/lib/base/url';
import { slide } from '@/components/browser/collapsible';
import { closestTarget } from '@/components/browser/closest-target';
import { shownPath } from '@/components/browser/page-event';
import { scrollIntoList } from '@/components/browser/scroll-into-list';

/** Gives the sidebar of a page its toggles, and marks the page in it. */
export function connectSidebar(host: HTMLElement, signal: AbortSignal): void {
  const root = host.querySelector<HTMLElement>('[data-sidebar]');
  if (!root) return;
  nameToggles(root);
  showCurrentPage(root);
  root.addEventListener('click', handleToggle, { signal });
  root.addEventListener('beforematch', handleFound, { signal, capture: true });
}

/** The label of a category without a page becomes its toggle. */
function nameToggles(root: HTMLElement): void {
  for (const label of root.querySelectorAll('[data-sidebar-tree] li > span')) {
    label.nextElementSibling?.append(...label.childNodes);
    label.remove();
  }
}

function handleToggle(event: Event): void {
  const toggle = closestTarget(event, '[data-sidebar-tree] button');
  const list = toggle?.nextElementSibling;
  if (!toggle || !(list instanceof HTMLElement)) return;
  const isOpening = toggle.getAttribute('aria-expanded') !== 'true';
  toggle.setAttribute('aria-expanded', String(isOpening));
  list.removeAttribute('hidden');
  slide(list, isOpening, () => {
    // Another page may have opened it meanwhile.
    if (toggle.getAttribute('aria-expanded') === 'true') return;
    list.setAttribute('hidden', 'until-found');
  });
}

function openList(toggle: Element): void {
  toggle.setAttribute('aria-expanded', 'true');
  toggle.nextElementSibling?.removeAttribute('hidden');
}

/** The browser's own search opened a closed list: its button has to say so. */
function handleFound({ target }: Event): void {
  if (!(target instanceof HTMLElement)) return;
  target.previousElementSibling?.setAttribute('aria-expanded', 'true');
}

/** Marks the page in the tree, opens the way up from it and brings it into view. */
function showCurrentPage(root: HTMLElement): void {
  for (const link of root.querySelectorAll('a[aria-current]')) {
    link.removeAttribute('aria-current');
  }
  const href = CSS.escape(withBase(shownPath()));
  const current = root.querySelector(`li > a[href="${href}"]`);
  if (!current) return;
  current.setAttribute('aria-current', 'page');
  for (
    let entry = current.closest('li');
    entry;
    entry = entry.parentElement?.closest('li') ?? null
  ) {
    const toggle = entry.querySelector(':scope > button');
    if (toggle) openList(toggle);
  }
  afterLayout(current, () => showInTree(root, current));
}

/**
 * Acts before the next frame is painted, when the page has been laid out in any case: who asks for a place sooner has
 * the browser lay out the page once more.
 *
 * @param element one that is shown; while it is not, nothing happens
 */
function afterLayout(element: Element, act: () => void): void {
  if (typeof ResizeObserver !== 'function') return act();
  new ResizeObserver((_, observer) => {
    observer.disconnect();
    act();
  }).observe(element);
}

/** The filter above cuts no link: of one that is half there, too little is left to touch. */
function showInTree(root: HTMLElement, link: Element): void {
  if (!scrollIntoList(root, link)) return;
  const list = root.getBoundingClientRect();
  const filter = root.querySelector('[data-sidebar-filter]');
  const edge = filter?.getBoundingClientRect().bottom ?? list.top;
  const middle = list.left + list.width / 2;
  const cut = document.elementFromPoint(middle, edge + 1)?.closest('a');
  if (!cut || !root.contains(cut)) return;
  root.scrollTop += Math.ceil(cut.getBoundingClientRect().top - edge);
}
