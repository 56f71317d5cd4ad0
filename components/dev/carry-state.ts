/** What an author may have changed on a page, and how the same is done to its new version. */
const STATES: readonly {
  selector: string;
  /** Finds the same element in the new version. */
  nameOf: (element: Element) => string;
  carry: (before: Element, after: Element) => void;
}[] = [
  {
    selector: 'details',
    nameOf: (details) => details.querySelector('summary')?.textContent ?? '',
    carry: (before, after) =>
      after.toggleAttribute('open', before.hasAttribute('open')),
  },
  {
    selector: '.tabs',
    nameOf: (tabs) => tabs.firstElementChild?.textContent ?? '',
    carry: (before, after) => {
      const chosen = indexOfChosen(before);
      if (chosen !== indexOfChosen(after)) tabsOf(after)[chosen]?.click();
    },
  },
  {
    selector: 'figure.code-folding',
    nameOf: (figure) => figure.querySelector('pre')?.textContent ?? '',
    carry: (before, after) => {
      if (before.classList.contains('code-folded')) return;
      after.querySelector<HTMLElement>('.code-unfold')?.click();
    },
  },
];

/** While writing: does to the new version of a page what was done to the old one: opened details, chosen tabs, unfolded code. */
export function carryState(before: Element, page: Element): void {
  for (const { selector, nameOf, carry } of STATES) {
    const olds = [...before.querySelectorAll(selector)];
    for (const after of page.querySelectorAll(selector)) {
      const name = nameOf(after);
      const index = olds.findIndex((old) => nameOf(old) === name);
      // Of elements with one name, the first belongs to the first.
      const [old] = index === -1 ? [] : olds.splice(index, 1);
      if (old) carry(old, after);
    }
  }
}

function tabsOf(tabs: Element): HTMLElement[] {
  return [...tabs.querySelectorAll<HTMLElement>(':scope > * > [role=tab]')];
}

function indexOfChosen(tabs: Element): number {
  return tabsOf(tabs).findIndex(
    (tab) => tab.getAttribute('aria-selected') === 'true',
  );
}
