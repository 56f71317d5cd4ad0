import { STORAGE_KEYS } from '@/lib/site/config';
import { onClick } from '@/lib/base/browser/dom';
import { hashTarget } from '@/lib/base/browser/hash-target';
import { createStorageSlot } from '@/lib/base/browser/storage-slot';

/** Gives every tab list of the page the ARIA tabs pattern with automatic activation, and each group its memory. */
export function startTabs(signal: AbortSignal): void {
  document
    .querySelectorAll('.tabs')
    .forEach((tabs, index) => startTabList(tabs, `tabs-${index}`, signal));
  window.addEventListener('hashchange', revealHashTarget, { signal });
  // The same link clicked again changes nothing in the address, but its target may have been hidden since.
  onClick('a[href*="#"]', signal, (link) => {
    const hash = link instanceof HTMLAnchorElement && link.hash;
    if (hash && hash === window.location.hash) revealHashTarget();
  });
  revealHashTarget();
}

type TabList = { tabs: HTMLElement[]; panels: HTMLElement[] };

function partsOf(root: Element): TabList {
  return {
    tabs: [...root.querySelectorAll<HTMLElement>(':scope > .tab-list > .tab')],
    panels: [...root.querySelectorAll<HTMLElement>(':scope > .tab-panel')],
  };
}

function startTabList(
  root: Element,
  idPrefix: string,
  signal: AbortSignal,
): void {
  const list = partsOf(root);
  list.tabs.forEach((tab, index) => {
    const panel = list.panels[index];
    if (!panel) return;
    tab.id = `${idPrefix}-tab-${index}`;
    panel.id = `${idPrefix}-panel-${index}`;
    tab.setAttribute('aria-controls', panel.id);
    panel.setAttribute('role', 'tabpanel');
    panel.setAttribute('aria-labelledby', tab.id);
  });
  select(list, 0);
  root.toggleAttribute('data-alive', true);

  const group = root.getAttribute('data-tab-group');
  const slot = group
    ? createStorageSlot(STORAGE_KEYS.tabGroup(group))
    : undefined;
  const applyChoice = (label: string | null) => {
    const index = list.tabs.findIndex((tab) => tab.textContent === label);
    if (index !== -1) select(list, index);
  };
  applyChoice(slot?.get() ?? null);
  slot?.listen(applyChoice, signal);

  const choose = (index: number) => {
    select(list, index);
    slot?.set(list.tabs[index]?.textContent ?? '');
  };
  list.tabs.forEach((tab, index) => {
    tab.addEventListener('click', () => choose(index), { signal });
    tab.addEventListener(
      'keydown',
      (event) => {
        const key = isRightToLeft(root) ? mirror(event.key) : event.key;
        const next = nextIndex(key, index, list.tabs.length);
        if (next === undefined) return;
        event.preventDefault();
        choose(next);
        list.tabs[next]?.focus();
      },
      { signal },
    );
  });
}

function isRightToLeft(element: Element): boolean {
  return getComputedStyle(element).direction === 'rtl';
}

/** The next tab stands on the left where text runs to the left. */
function mirror(key: string): string {
  return { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' }[key] ?? key;
}

function nextIndex(
  key: string,
  index: number,
  count: number,
): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return (index + 1) % count;
    case 'ArrowLeft':
      return (index - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}

function select({ tabs, panels }: TabList, selected: number): void {
  tabs.forEach((tab, index) => {
    const isSelected = index === selected;
    tab.setAttribute('aria-selected', String(isSelected));
    tab.tabIndex = isSelected ? 0 : -1;
    panels[index]?.toggleAttribute('data-selected', isSelected);
  });
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
