import { categoryListId, openListIds } from '@/lib/site/nav';
import { withBase, withoutBase } from '@/lib/base/url';
import { afterLayout } from '@/components/browser/after-layout';
import { setExpanded } from '@/components/browser/collapsible';
import { closestTarget } from '@/components/browser/closest-target';
import { shownPath } from '@/components/browser/page-event';
import { scrollIntoList } from '@/components/browser/scroll-into-list';
import { readSession, writeSession } from '@/components/browser/session-list';

function handleToggle(event: Event): void {
  const toggle = closestTarget(event, '[data-sidebar-tree] button');
  if (!toggle) return;
  const isOpen = toggle.getAttribute('aria-expanded') !== 'true';
  setExpanded(toggle, isOpen);
  remember(toggle.getAttribute('aria-controls'), isOpen);
}

/** Where a tab keeps the lists that its reader opened, so that they outlive a reload. */
const STORAGE_KEY = 'sidebar.open';

const readOpened = () => new Set(readSession(STORAGE_KEY).map(String));

function remember(id: string | null, isOpen: boolean): void {
  const opened = readOpened();
  const listId = id?.replace(COPY_PREFIX, '') ?? '';
  if (isOpen) opened.add(listId);
  else opened.delete(listId);
  writeSession(STORAGE_KEY, [...opened]);
}

/** The browser's own search opened a closed list: its button has to say so. */
function handleFound({ target }: Event, root: HTMLElement): void {
  if (!(target instanceof HTMLElement)) return;
  toggleOf(root, target.id)?.setAttribute('aria-expanded', 'true');
}

function toggleOf(root: HTMLElement, listId: string): HTMLElement | null {
  return root.querySelector(`[aria-controls="${CSS.escape(listId)}"]`);
}

/** Gives the sidebar of a page its toggles, and marks the page in it. */
export function connectSidebar(host: HTMLElement, signal: AbortSignal): void {
  const root = host.querySelector<HTMLElement>('[data-sidebar]');
  if (!root) return;
  connectToggles(root);
  showCurrentPage(root, shownPath());
  root.addEventListener('click', handleToggle, { signal });
  root.addEventListener('beforematch', (event) => handleFound(event, root), {
    signal,
    capture: true,
  });
}

/** Each toggle opens the list after it; a category without a page becomes one. */
function connectToggles(root: HTMLElement): void {
  for (const toggle of root.querySelectorAll('[data-sidebar-tree] button')) {
    const { previousElementSibling: label, nextElementSibling: list } = toggle;
    // A tree that stayed is connected.
    if (!list || list.id) continue;
    list.id = categoryListId(folderOf(toggle.parentElement).join('/'));
    toggle.setAttribute('aria-controls', list.id);
    if (label instanceof HTMLAnchorElement) continue;
    toggle.textContent = label?.textContent ?? '';
    label?.remove();
  }
}

/** The folder of an entry, below that of all documentation: its page's, or the one around its first entry. */
function folderOf(entry: Element | null | undefined): string[] {
  const page = entry?.firstElementChild;
  return page instanceof HTMLAnchorElement
    ? withoutBase(page.pathname).split('/').slice(2)
    : folderOf(entry?.querySelector('li')).slice(0, -1);
}

/** Marks a page in the tree, opens the way to it and brings it into view. */
function showCurrentPage(root: HTMLElement, path: string): void {
  for (const link of root.querySelectorAll('a[aria-current]')) {
    link.removeAttribute('aria-current');
  }
  for (const id of [...readOpened(), ...openListIds(path)]) {
    const toggle = toggleOf(root, id);
    if (toggle) setExpanded(toggle, true, { animate: false });
  }
  const current = root.querySelector(`a[href="${CSS.escape(withBase(path))}"]`);
  current?.setAttribute('aria-current', 'page');
  if (current) afterLayout(current, () => showInTree(root, current));
}

/** Begins the ids in a copy of the tree. */
export const COPY_PREFIX = 'mobile-';

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
