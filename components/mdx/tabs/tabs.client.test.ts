import { afterEach, expect, test } from 'vitest';
import { openDocument } from '@/tests/support/document';
import { connect as connectHashTarget } from './hash-target.client';
import { connect as connectTabs } from './tabs.client';

const MANAGERS = ['npm', 'pnpm', 'yarn'];

/** As `components/mdx/tabs` draws it. */
function tabsOf(labels: readonly string[], group = '', inner = ''): string {
  const tabs = labels.map(
    (label) => `<button role="tab" class="tab">${label}</button>`,
  );
  const panels = labels.map(
    (label) =>
      `<div class="tab-panel"><p id="about-${label}">${label}</p>${inner}</div>`,
  );
  return `<div class="tabs" data-tab-group="${group}"><div class="tab-list">${tabs.join('')}</div>${panels.join('')}</div>`;
}

let close = () => {};

function open(html: string, hash = ''): void {
  close = openDocument(html, `https://site.example/docs/start${hash}`);
  // Without layout there is nowhere to scroll to.
  HTMLElement.prototype.scrollIntoView = () => {};
  const { signal } = new AbortController();
  for (const tabs of document.querySelectorAll<HTMLElement>('.tabs')) {
    connectTabs(tabs, signal);
  }
  connectHashTarget(document.body, signal);
}

afterEach(() => close());

const chosen = (root: ParentNode = document) =>
  [...root.querySelectorAll('[aria-selected=true]')].map(
    ({ textContent }) => textContent,
  );

const tabNamed = (name: string) =>
  [...document.querySelectorAll<HTMLElement>('.tab')].find(
    ({ textContent }) => textContent === name,
  );

function press(name: string, key: string): boolean | undefined {
  return tabNamed(name)?.dispatchEvent(
    new window.KeyboardEvent('keydown', { key, cancelable: true }),
  );
}

test('tabs and panels name each other, and one of them is chosen', () => {
  open(tabsOf(MANAGERS));
  const tab = tabNamed('pnpm');
  const panel = document.querySelectorAll('.tab-panel')[1];
  expect(chosen()).toEqual(['npm']);
  expect(panel?.hasAttribute('role')).toBe(false);
  tab?.click();
  expect(panel?.getAttribute('role')).toBe('tabpanel');
  expect(tab?.getAttribute('aria-controls')).toBe(panel?.id);
  expect(panel?.getAttribute('aria-labelledby')).toBe(tab?.id);
  expect(chosen()).toEqual(['pnpm']);
  expect(document.querySelectorAll('[data-selected]')).toHaveLength(1);
});

for (const [from, key, to] of [
  ['npm', 'ArrowRight', 'pnpm'],
  ['npm', 'ArrowLeft', 'yarn'],
  ['yarn', 'ArrowRight', 'npm'],
  ['pnpm', 'Home', 'npm'],
  ['npm', 'End', 'yarn'],
] as const) {
  test(`${key} leads from ${from} to ${to}, with the focus`, () => {
    open(tabsOf(MANAGERS));
    tabNamed(from)?.click();
    expect(press(from, key)).toBe(false);
    expect(chosen()).toEqual([to]);
    expect(document.activeElement?.textContent).toBe(to);
  });
}

test('where text runs to the left, the arrows do as well', () => {
  open(tabsOf(MANAGERS).replace('<div', '<div style="direction: rtl"'));
  press('npm', 'ArrowLeft');
  expect(chosen()).toEqual(['pnpm']);
});

test('other keys are left to the browser', () => {
  open(tabsOf(MANAGERS));
  expect(press('npm', 'ArrowDown')).toBe(true);
  expect(chosen()).toEqual(['npm']);
});

test('lists of a group choose together, and remember it', () => {
  const html = tabsOf(MANAGERS, 'manager') + tabsOf(['yarn', 'npm'], 'manager');
  open(html);
  tabNamed('yarn')?.click();
  expect(chosen()).toEqual(['yarn', 'yarn']);
  const { signal } = new AbortController();
  for (const tabs of document.querySelectorAll<HTMLElement>('.tabs')) {
    connectTabs(tabs, signal);
  }
  connectHashTarget(document.body, signal);
  expect(chosen()).toEqual(['yarn', 'yarn']);
});

test('a choice that a list does not have changes nothing in it', () => {
  open(tabsOf(MANAGERS, 'manager') + tabsOf(['a', 'b'], 'manager'));
  tabNamed('yarn')?.click();
  expect(chosen()).toEqual(['yarn', 'a']);
});

test('a link to a place in a hidden panel of inner tabs, or in closed details, opens all around it', () => {
  const inner = `<details><summary>More</summary>${tabsOf(['x', 'y'])}</details>`;
  open(tabsOf(['a', 'b'], '', inner), '#about-y');
  expect(chosen()).toEqual(['a', 'y', 'x']);
  expect(document.querySelector('details')?.open).toBe(true);
});
