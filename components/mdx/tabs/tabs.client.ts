import { keyOf } from '@/components/browser/keys';
import { nextTab } from '@/components/browser/next-tab';
import { STORAGE_KEYS } from '@/lib/site/config';
import { createStorageSlot } from '@/components/browser/storage-slot';
import { partsOf, select, type TabList } from './tab-list';

let count = 0;

/** Gives a tab list the ARIA tabs pattern with automatic activation, and its group a memory. */
export function connect(root: HTMLElement, signal: AbortSignal): void {
  const list = partsOf(root);
  nameParts(list, `tabs-${count++}`);
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
  openLinked(list);

  const choose = (index: number) => {
    const tab = list.tabs[index];
    const before = topOf(tab);
    select(list, index);
    slot?.set(tab?.textContent ?? '');
    // Lists of the group above it may have become longer or shorter: it stays under the pointer.
    window.scrollBy({ top: topOf(tab) - before, behavior: 'instant' });
  };
  list.panels.forEach((panel, index) =>
    panel.addEventListener('beforematch', () => select(list, index), {
      signal,
    }),
  );
  list.tabs.forEach((tab, index) => {
    tab.addEventListener('click', () => choose(index), { signal });
    tab.addEventListener(
      'keydown',
      (event) => {
        const { length } = list.tabs;
        const next = nextTab(keyOf(event), root, index, length);
        if (next === undefined) return;
        event.preventDefault();
        choose(next);
        list.tabs[next]?.focus();
      },
      { signal },
    );
  });
}

function nameParts({ tabs, panels }: TabList, prefix: string): void {
  tabs.forEach((tab, index) => {
    const panel = panels[index];
    if (!panel) return;
    tab.id = `${prefix}-tab-${index}`;
    panel.id = `${prefix}-panel-${index}`;
    tab.setAttribute('aria-controls', panel.id);
  });
}

const topOf = (element: Element | undefined): number =>
  element?.getBoundingClientRect().top ?? 0;

function openLinked(list: TabList): void {
  const words = linkedWords();
  const panel = list.panels.findIndex(({ textContent }) =>
    textContent.includes(words),
  );
  if (words === '' || panel === -1) return;
  select(list, panel);
  list.panels[panel]?.scrollIntoView({ block: 'nearest' });
}

/** The words that a link to them names. Browsers keep them from `location`, and may have looked for them in vain before the tabs were alive. */
function linkedWords(): string {
  const [arrival] = performance.getEntriesByType('navigation');
  const found = /:~:text=(?:[^,&]*-,)?([^,&]*)/.exec(arrival?.name ?? '');
  try {
    return decodeURIComponent(found?.[1] ?? '');
  } catch {
    return '';
  }
}
