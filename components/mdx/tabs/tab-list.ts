/** The buttons and panels of one list of tabs. */
export type TabList = { tabs: HTMLElement[]; panels: HTMLElement[] };

/** The parts of an element that is a list of tabs. */
export function partsOf(root: Element): TabList {
  return {
    tabs: [...root.querySelectorAll<HTMLElement>(':scope > .tab-list > .tab')],
    panels: [...root.querySelectorAll<HTMLElement>(':scope > .tab-panel')],
  };
}

/** Shows one panel. */
export function select({ tabs, panels }: TabList, selected: number): void {
  tabs.forEach((tab, index) => {
    const isSelected = index === selected;
    tab.setAttribute('aria-selected', String(isSelected));
    tab.tabIndex = isSelected ? 0 : -1;
    const panel = panels[index];
    panel?.toggleAttribute('data-selected', isSelected);
    // The browser's own search finds what is in the others, and links to their words lead there.
    if (isSelected) {
      panel?.removeAttribute('hidden');
      panel?.setAttribute('role', 'tabpanel');
      panel?.setAttribute('aria-labelledby', tab.id);
    } else {
      panel?.setAttribute('hidden', 'until-found');
      // Its box is still there, and no panel to hear of.
      panel?.removeAttribute('role');
      panel?.removeAttribute('aria-labelledby');
    }
  });
}
