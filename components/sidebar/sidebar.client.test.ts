import { afterEach, expect, test } from 'vitest';
import { openDocument } from '@/tests/support/document';
import { connectSidebar } from './sidebar.client';

/** As it is served: the lists closed, and their toggles without lists. */
const SIDEBAR = `<nav data-sidebar><div data-sidebar-tree><ul>
<li><a href="/docs/start">Start</a></li>
<li><a href="/docs/state">State</a><button></button><div hidden="until-found"><ul>
<li><a href="/docs/state/actions">Actions</a></li>
<li><span>Recipes</span><button></button><div hidden="until-found"><ul>
<li><a href="/docs/state/recipes/undo">Undo</a></li></ul></div></li></ul></div></li>
</ul></div></nav>`;

let close = () => {};
let stop = new AbortController();

function open(path: string): void {
  close = openDocument(SIDEBAR, `https://site.example${path}`);
  Object.assign(globalThis, {
    CSS: { escape: (text: string) => text.replaceAll(/[^\w-]/g, '\\$&') },
  });
  stop = new AbortController();
  connectSidebar(document.body, stop.signal);
}

afterEach(() => {
  close();
  Reflect.deleteProperty(globalThis, 'CSS');
});

const toggles = () => [
  ...document.querySelectorAll<HTMLElement>('[data-sidebar-tree] button'),
];

const openLists = () =>
  toggles()
    .filter((toggle) => toggle.getAttribute('aria-expanded') === 'true')
    .map(
      ({ previousElementSibling, textContent }) =>
        (previousElementSibling ?? { textContent }).textContent,
    );

test('a toggle takes the place of words that are no link', () => {
  open('/docs/start');
  const [state, recipes] = toggles();
  expect(state?.textContent).toBe('');
  expect(recipes?.textContent).toBe('Recipes');
  expect(document.querySelector('span')).toBeNull();
});

test('the page is marked, and the way to it is open', () => {
  open('/docs/state/recipes/undo/');
  const marked = [...document.querySelectorAll('[aria-current=page]')];
  expect(marked.map(({ textContent }) => textContent)).toEqual(['Undo']);
  expect(openLists()).toEqual(['State', 'Recipes']);
  expect(document.querySelectorAll('[hidden]')).toHaveLength(0);
});

test('a page beside a category leaves it closed', () => {
  open('/docs/start');
  expect(openLists()).toEqual([]);
  expect(document.querySelectorAll('[hidden=until-found]')).toHaveLength(2);
});

test('beside the page of a category, its list is open', () => {
  open('/docs/state');
  expect(openLists()).toEqual(['State']);
});

test('a toggle opens the list after it, and closes it again', () => {
  open('/docs/start');
  const [state] = toggles();
  state?.click();
  expect(openLists()).toEqual(['State']);
  expect(document.querySelectorAll('[hidden=until-found]')).toHaveLength(1);
  state?.click();
  expect(openLists()).toEqual([]);
});

test('a tree that stays is connected once more, and what was opened in it stays open', () => {
  open('/docs/start');
  toggles()[1]?.click();
  stop.abort();
  connectSidebar(document.body, new AbortController().signal);
  expect(openLists()).toEqual(['Recipes']);
  expect(toggles()[1]?.textContent).toBe('Recipes');
});

test('a list that the search of the browser opened has a toggle that says so', () => {
  open('/docs/start');
  const list = document.querySelector('[hidden]');
  list?.dispatchEvent(new window.Event('beforematch', { bubbles: true }));
  expect(openLists()).toEqual(['State']);
});
