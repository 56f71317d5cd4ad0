import { expect, test } from '@playwright/test';
import { openDocument } from '@/tests/support/document';
import { carryState } from './carry-state';

let close: () => void = () => undefined;
test.afterEach(() => close());

/** What was changed on one version of a page, done to the next. */
function carried(before: string, after: string): Element {
  close = openDocument(
    `<div id="before">${before}</div><div id="after">${after}</div>`,
  );
  const [old, page] = ['before', 'after'].map((id) =>
    document.getElementById(id),
  );
  if (!old || !page) throw new Error('There is no page.');
  for (const button of page.querySelectorAll('button')) {
    button.addEventListener('click', () => button.classList.add('clicked'));
  }
  carryState(old, page);
  return page;
}

const details = (name: string, isOpen = false) =>
  `<details${isOpen ? ' open' : ''}><summary>${name}</summary>Text</details>`;

const opened = (page: Element) =>
  [...page.querySelectorAll('details')].map(({ open }) => open);

test('what was opened is open and what was closed is closed, wherever it stands now', () => {
  const page = carried(
    details('Größe', true) + details('Keel') + details('Mast', true),
    details('Mast') +
      details('New', true) +
      details('Keel', true) +
      details('Größe'),
  );
  expect(opened(page)).toEqual([true, true, false, true]);
});

test('of several with one name, the first belongs to the first', () => {
  const page = carried(
    details('Why?') + details('Why?', true),
    details('Why?') + details('Why?') + details('Why?'),
  );
  expect(opened(page)).toEqual([false, true, false]);
});

const tabs = (labels: readonly string[], chosen: number, inside = '') =>
  `<div class="tabs"><div>${labels
    .map(
      (label, index) =>
        `<button role="tab" aria-selected="${index === chosen}">${label}</button>`,
    )
    .join('')}</div><div class="tab-panel">${inside}</div></div>`;

const clicked = (page: Element) =>
  [...page.querySelectorAll('.clicked')].map(({ textContent }) => textContent);

test('the chosen tab is chosen again, and one that is chosen already is left alone', () => {
  const labels = ['npm', 'pnpm', 'yarn'];
  expect(
    clicked(carried(tabs(labels, 2, 'Old'), tabs(labels, 0, 'New'))),
  ).toEqual(['yarn']);
  close();
  expect(clicked(carried(tabs(labels, 1), tabs(labels, 1)))).toEqual([]);
});

test('tabs whose labels have changed are others, and stay as they are', () => {
  const page = carried(tabs(['npm', 'pnpm'], 1), tabs(['npm', 'yarn'], 0));
  expect(clicked(page)).toEqual([]);
});

const folding = (code: string, isFolded: boolean) =>
  `<figure class="code-folding${isFolded ? ' code-folded' : ''}"><pre>${code}</pre><button class="code-unfold">All</button></figure>`;

test('code that was unfolded is unfolded, and code that has changed is folded again', () => {
  const page = carried(
    folding('let a;', false) + folding('let b;', true) + folding('c', false),
    folding('let b;', true) + folding('let a;', true) + folding('d', true),
  );
  const figures = [...page.querySelectorAll('figure')];
  expect(
    figures.map((figure) => figure.querySelector('.clicked') !== null),
  ).toEqual([false, true, false]);
});

test('a new version that has nothing of the old one is left as it is', () => {
  const page = carried(
    details('Why?', true) + tabs(['a', 'b'], 1),
    '<p>Text</p>',
  );
  expect(page.innerHTML).toBe('<p>Text</p>');
});
