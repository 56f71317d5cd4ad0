import { openListIds } from '@/lib/nav';
import { normalizePath, withBase, withoutBase } from '@/lib/url';
import { setExpanded } from './collapsible';

/**
 * Gives the sidebar its toggles and its filter.
 *
 * @returns undoes it
 */
export function startSidebar(root: HTMLElement | null): () => void {
  if (!root) return () => {};
  const stop = new AbortController();
  const { signal } = stop;
  root.addEventListener('click', (event) => handleToggle(event), { signal });
  root.addEventListener('beforematch', (event) => handleFound(event, root), {
    signal,
    capture: true,
  });
  root.addEventListener(
    'input',
    ({ target }) => {
      if (target instanceof HTMLInputElement) filterTree(root, target.value);
    },
    { signal },
  );
  return () => stop.abort();
}

function handleToggle({ target }: Event): void {
  if (!(target instanceof Element)) return;
  const toggle = target.closest('.sidebar-category > button');
  if (toggle instanceof HTMLButtonElement) {
    setExpanded(toggle, toggle.getAttribute('aria-expanded') !== 'true');
  }
}

/** The browser's own search opened a closed list: its button has to say so. */
function handleFound({ target }: Event, root: HTMLElement): void {
  if (!(target instanceof HTMLElement)) return;
  toggleOf(root, target.id)?.setAttribute('aria-expanded', 'true');
}

function toggleOf(root: HTMLElement, listId: string): HTMLElement | null {
  return root.querySelector(`[aria-controls="${CSS.escape(listId)}"]`);
}

/**
 * Brings the sidebar of a page to life and marks the page in it.
 *
 * @returns undoes it
 */
export function startPageSidebar(): () => void {
  const root = document.querySelector<HTMLElement>('[data-sidebar]');
  showCurrentPage(root, normalizePath(withoutBase(window.location.pathname)));
  return startSidebar(root);
}

/** Marks a page in the tree, opens the way to it and brings it into view. */
function showCurrentPage(root: HTMLElement | null, path: string): void {
  if (!root) return;
  for (const link of root.querySelectorAll('a[aria-current]')) {
    link.removeAttribute('aria-current');
  }
  for (const id of openListIds(path)) {
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

/** Leaves only the entries whose label, or whose category's label, holds the text. */
function filterTree(root: HTMLElement, text: string): void {
  const wanted = text.trim().toLowerCase();
  const tree = root.querySelector('[data-sidebar-tree] > ul');
  root.toggleAttribute('data-filtering', wanted !== '');
  if (tree) filterList(tree, wanted);
}

function filterList(list: Element, wanted: string): boolean {
  let isAnyShown = false;
  for (const item of list.children) {
    const label = item.querySelector('a, .sidebar-label')?.textContent ?? '';
    const isHit = label.toLowerCase().includes(wanted);
    const below = item.querySelector(':scope > .sidebar-list > ul');
    // Below a category that matches everything stays.
    const isHitBelow = below ? filterList(below, isHit ? '' : wanted) : false;
    const isShown = isHit || isHitBelow;
    item.toggleAttribute('data-filtered-out', !isShown);
    isAnyShown ||= isShown;
  }
  return isAnyShown;
}
