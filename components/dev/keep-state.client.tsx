'use client';

import { useEffect } from 'react';
import { startPage } from '@/components/layout/runtime.client';

/** What an author may have changed on a page, and how the same is done to its new version. */
const STATES: readonly {
  selector: string;
  /** Tells which element of the new version is the same one. */
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

/**
 * While writing: an edit replaces the HTML of the page as a whole. This brings the new version to life and does to
 * it what was done to the old one: opened details, chosen tabs, unfolded code.
 */
export function KeepState() {
  useEffect(() => {
    let path = location.pathname;
    let stop = () => {};
    const observer = new MutationObserver((records) => {
      if (!records.some(isOfPage)) return;
      const isSamePage = path === location.pathname;
      path = location.pathname;
      // Another page is brought to life by the runtime.
      if (!isSamePage) return;
      stop();
      const before = document.createElement('div');
      before.append(...removedBy(records));
      stop = bringToLife(before);
    });
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      observer.disconnect();
      stop();
    };
  }, []);
  return null;
}

/** Whether a page got new text, or gave its place to another one. */
function isOfPage({
  target,
  addedNodes,
  removedNodes,
}: MutationRecord): boolean {
  return (
    (target instanceof Element &&
      target.hasAttribute('data-page') &&
      removedNodes.length > 0) ||
    [...addedNodes].some(
      (node) =>
        node instanceof Element &&
        (node.matches('[data-page]') || node.querySelector('[data-page]')),
    )
  );
}

/** What is in the document no more. */
function removedBy(records: readonly MutationRecord[]): Node[] {
  return records
    .flatMap(({ removedNodes }) => [...removedNodes])
    .filter((node) => !node.isConnected);
}

/** Starting and choosing move the focus and the page, which an edit must not do. */
function bringToLife(before: Element): () => void {
  const { scrollX: left, scrollY: top } = window;
  const focused = document.activeElement;
  const stop = startPage();
  for (const { selector, nameOf, carry } of STATES) {
    const olds = [...before.querySelectorAll(selector)];
    for (const after of document.querySelectorAll(`[data-page] ${selector}`)) {
      const name = nameOf(after);
      const index = olds.findIndex((old) => nameOf(old) === name);
      // Of elements with one name, the first belongs to the first.
      const [old] = index === -1 ? [] : olds.splice(index, 1);
      if (old) carry(old, after);
    }
  }
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  window.scrollTo({ left, top, behavior: 'instant' });
  return stop;
}

function tabsOf(tabs: Element): HTMLElement[] {
  return [...tabs.querySelectorAll<HTMLElement>(':scope > * > [role=tab]')];
}

function indexOfChosen(tabs: Element): number {
  return tabsOf(tabs).findIndex(
    (tab) => tab.getAttribute('aria-selected') === 'true',
  );
}
