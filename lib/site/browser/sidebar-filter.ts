import { withBase } from '@/lib/base/url';
import { element } from '@/lib/base/browser/dom';
import './sidebar-filter.css';

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * Narrows the tree of a sidebar to what is typed into its filter: by mouse, and by arrow keys and Enter.
 *
 * @param signal ends it when the page is left, perhaps before it has begun; a filter that has led to the next one is empty then
 * @param earlier the last key that was pressed before there was a filter
 */
export function startFilter(
  root: HTMLElement,
  field: HTMLInputElement,
  signal: AbortSignal,
  earlier?: KeyboardEvent,
): void {
  if (signal.aborted) return;
  let isFollowed = false;
  filterTree(root, field.value);
  field.addEventListener('input', () => filterTree(root, field.value), {
    signal,
  });
  root.addEventListener('keydown', (event) => handleKey(event, root, field), {
    signal,
  });
  root.addEventListener(
    'click',
    ({ target, ctrlKey, metaKey }) => {
      const isLink = target instanceof Element && target.closest('a');
      isFollowed = Boolean(isLink) && !ctrlKey && !metaKey;
    },
    { signal },
  );
  signal.addEventListener('abort', () => {
    if (!isFollowed) return;
    field.value = '';
    filterTree(root, '');
  });
  if (earlier?.key === 'Enter') handleKey(earlier, root, field);
}

const hitsOf = (root: HTMLElement): HTMLAnchorElement[] => [
  ...root.querySelectorAll<HTMLAnchorElement>('[data-filter-hit] > a'),
];

function handleKey(
  event: KeyboardEvent,
  root: HTMLElement,
  field: HTMLInputElement,
): void {
  const { key, target } = event;
  if (field.value.trim() === '') return;
  const step = STEPS[key];
  if (key === 'Enter' && target === field) {
    event.preventDefault();
    hitsOf(root)[0]?.click();
  } else if (key === 'Escape') {
    event.preventDefault();
    field.value = '';
    filterTree(root, '');
    field.focus();
  } else if (step !== undefined) {
    event.preventDefault();
    const stops = [field, ...hitsOf(root)];
    const from = stops.findIndex((stop) => stop === target);
    stops[(from + step + stops.length) % stops.length]?.focus();
  }
}

/** Leaves only the entries whose label, or whose category's label, holds the text, and says how many these are. */
function filterTree(root: HTMLElement, text: string): void {
  const wanted = text.trim().toLowerCase();
  const tree = root.querySelector('[data-sidebar-tree] > ul');
  root.toggleAttribute('data-filtering', wanted !== '');
  if (tree) filterList(tree, wanted, wanted !== '');
  const status = statusOf(root);
  const count = wanted ? hitsOf(root).length : 0;
  status.classList.toggle('visually-hidden', count > 0 || wanted === '');
  if (count > 0 || wanted === '') {
    status.textContent =
      count > 0 ? `${count} ${count === 1 ? 'entry' : 'entries'}` : '';
    return;
  }
  status.replaceChildren(
    'No page has this name. ',
    element(
      'a',
      { href: withBase(`/search?q=${encodeURIComponent(text.trim())}`) },
      'Search the text of all pages',
    ),
  );
}

/** A region that is there before it says something, or screen readers miss it. */
function statusOf(root: HTMLElement): HTMLElement {
  const known = root.querySelector<HTMLElement>('[role=status]');
  if (known) return known;
  const status = element('p', {
    role: 'status',
    class: 'sidebar-status visually-hidden',
  });
  root.querySelector('[data-sidebar-tree]')?.before(status);
  return status;
}

function filterList(
  list: Element,
  wanted: string,
  isFiltering: boolean,
): boolean {
  let isAnyShown = false;
  for (const item of list.children) {
    const label = item.firstElementChild?.textContent ?? '';
    const isHit = label.toLowerCase().includes(wanted);
    const below = item.querySelector(':scope > div > ul');
    // Below a category that matches everything stays.
    const isHitBelow = below
      ? filterList(below, isHit ? '' : wanted, isFiltering)
      : false;
    const isShown = isHit || isHitBelow;
    item.toggleAttribute('data-filtered-out', !isShown);
    item.toggleAttribute('data-filter-hit', isHit && isFiltering);
    isAnyShown ||= isShown;
  }
  return isAnyShown;
}
