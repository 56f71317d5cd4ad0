import { keepInPlace } from '@/components/browser/keep-in-place';
import { keyOf } from '@/components/browser/keys';
import { nextTab } from '@/components/browser/next-tab';
import { STORAGE_KEYS } from '@/lib/site/config';
import { createStorageSlot } from '@/components/browser/storage-slot';

let count = 0;

/** The first page with tabs: an address names words once, and not for the pages after it. */
let arrivedAt: Element | null | undefined;

/** Gives a tab list the ARIA tabs pattern with automatic activation, and its group a memory. */
export function connect(root: HTMLElement, signal: AbortSignal): void {
  const prefix = `tabs-${count++}`;
  const find = (of: string) => [...root.querySelectorAll<HTMLElement>(of)];
  const tabs = find(':scope > .tab-list > .tab');
  const panels = find(':scope > .tab-panel');
  const select = (selected: number) =>
    tabs.forEach((tab, index) => show(tab, panels[index], index === selected));

  tabs.forEach((tab, index) => {
    const panel = panels[index];
    if (!panel) return;
    tab.id = `${prefix}-tab-${index}`;
    panel.id = `${prefix}-panel-${index}`;
    tab.setAttribute('aria-controls', panel.id);
    // The browser's own search has found something in it, or a link leads there.
    panel.addEventListener('beforematch', () => select(index), { signal });
    tab.addEventListener('click', () => choose(index), { signal });
    const handleKey = (event: KeyboardEvent) => {
      const next = nextTab(keyOf(event), root, index, tabs.length);
      if (next === undefined) return;
      event.preventDefault();
      choose(next);
      tabs[next]?.focus();
    };
    tab.addEventListener('keydown', handleKey, { signal });
  });
  select(0);
  root.toggleAttribute('data-alive', true);

  const slot = slotOf(root);
  const choose = (index: number) => {
    // Lists of the group above it may become longer or shorter: it stays under the pointer.
    keepInPlace(root, () => {
      select(index);
      slot?.set(tabs[index]?.textContent ?? '');
    });
  };
  const applyChoice = (label: string | null) => {
    const index = tabs.findIndex((tab) => tab.textContent === label);
    if (index !== -1) select(index);
  };
  applyChoice(slot?.get() ?? null);
  slot?.listen(applyChoice, signal);

  const main = root.closest('main');
  const isArrival = (arrivedAt ??= main) === main;
  const linked = isArrival ? panels.findIndex(holdsLinkedWords) : -1;
  if (linked !== -1) select(linked);
  panels[linked]?.scrollIntoView({ block: 'nearest' });
}

/** Where the choice of a group is kept. */
function slotOf(root: HTMLElement) {
  const group = root.getAttribute('data-tab-group');
  return group ? createStorageSlot(STORAGE_KEYS.tabGroup(group)) : undefined;
}

function show(
  tab: HTMLElement,
  panel: HTMLElement | undefined,
  isShown: boolean,
): void {
  tab.setAttribute('aria-selected', String(isShown));
  tab.tabIndex = isShown ? 0 : -1;
  panel?.toggleAttribute('data-selected', isShown);
  // The browser's own search finds what is in the others, and links to their words lead there.
  if (isShown) {
    panel?.removeAttribute('hidden');
    panel?.setAttribute('role', 'tabpanel');
    panel?.setAttribute('aria-labelledby', tab.id);
  } else {
    panel?.setAttribute('hidden', 'until-found');
    // Its box is still there, and no panel to hear of.
    panel?.removeAttribute('role');
    panel?.removeAttribute('aria-labelledby');
  }
}

/** Whether a link names words in it. Browsers keep them from `location`, and may have looked for them in vain before the tabs were alive. */
function holdsLinkedWords({ textContent }: HTMLElement): boolean {
  const [arrival] = performance.getEntriesByType('navigation');
  const [page, hash = ''] = arrival?.name.split('#') ?? [];
  if (page !== window.location.href.split('#')[0]) return false;
  const found = /:~:text=(?:[^,&]*-,)?([^,&]*)/.exec(hash);
  try {
    const words = decodeURIComponent(found?.[1] ?? '');
    return words !== '' && textContent.includes(words);
  } catch {
    return false;
  }
}
