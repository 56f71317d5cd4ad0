import { categoryListId, openListIds } from '@/lib/site/nav';
import { normalizePath, withBase, withoutBase } from '@/lib/base/url';
import { setExpanded } from './collapsible';
import { closestTarget } from '@/lib/base/browser/dom';
import { readSession, writeSession } from '@/lib/base/browser/session-list';

/** Gives the sidebar its toggles and its filter. */
export function startSidebar(root: HTMLElement, signal: AbortSignal): void {
  root.addEventListener('click', (event) => handleToggle(event), { signal });
  root.addEventListener('beforematch', (event) => handleFound(event, root), {
    signal,
    capture: true,
  });
  const field = root.querySelector<HTMLInputElement>('[data-sidebar-filter]');
  const filter = () => {
    if (field) startFilter(root, field, signal);
  };
  field?.addEventListener('focus', filter, { signal, once: true });
  // A copy of the tree was perhaps narrowed for another field.
  if (field?.value || root.hasAttribute('data-filtering')) filter();
}

/** Loaded when a reader turns to it; what was typed by then counts, Enter at its end as well. */
function startFilter(
  root: HTMLElement,
  field: HTMLInputElement,
  signal: AbortSignal,
): void {
  let earlier: KeyboardEvent | undefined;
  field.onkeydown = (event) => (earlier = event);
  import('./sidebar-filter').then(
    (filter) => filter.startFilter(root, field, signal, earlier),
    // Without the connection, the tree stays whole.
    () => {},
  );
}

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

/** Brings the sidebar of a page to life and marks the page in it. */
export function startPageSidebar(signal: AbortSignal): void {
  const root = document.querySelector<HTMLElement>('[data-sidebar]');
  if (!root) return;
  nameToggles(root);
  showCurrentPage(root, normalizePath(withoutBase(window.location.pathname)));
  startSidebar(root, signal);
}

/** Each toggle opens the list after it. Beside a link it is named for that; a category without a page becomes one. */
function nameToggles(root: HTMLElement): void {
  for (const toggle of root.querySelectorAll('[data-sidebar-tree] button')) {
    const { previousElementSibling: label, nextElementSibling: list } = toggle;
    // A tree that stayed has its names.
    if (!list || list.id) continue;
    list.id = categoryListId(folderOf(toggle.parentElement).join('/'));
    toggle.setAttribute('aria-controls', list.id);
    if (label instanceof HTMLAnchorElement) {
      toggle.setAttribute('aria-label', `Toggle ${label.textContent}`);
    } else {
      toggle.textContent = label?.textContent ?? '';
      label?.remove();
    }
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
  if (current instanceof HTMLElement) scrollIntoList(root, current);
}

const COPY_PREFIX = 'mobile-';

/** Ids are unique in a document: a copy of the tree gets its own. */
export function renameCopy(copy: Element): void {
  for (const element of copy.querySelectorAll('[id]')) {
    element.id = COPY_PREFIX + element.id;
  }
  for (const button of copy.querySelectorAll('[aria-controls]')) {
    const id = button.getAttribute('aria-controls');
    button.setAttribute('aria-controls', COPY_PREFIX + id);
  }
}

/** Scrolls only the sidebar: `scrollIntoView` would move the page as well. */
function scrollIntoList(root: HTMLElement, link: HTMLElement): void {
  const list = root.getBoundingClientRect();
  const { top, bottom } = link.getBoundingClientRect();
  if (top < list.top || bottom > list.bottom) {
    root.scrollTop += top - list.top - list.height / 2;
  }
}
