import { afterEach, expect, test } from 'vitest';
import { openDocument } from '@/tests/support/document';
import { renameCopy } from './rename-copy';
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

function open(path: string, opened?: readonly string[]): void {
  close = openDocument(SIDEBAR, `https://site.example${path}`);
  Object.assign(globalThis, {
    CSS: { escape: (text: string) => text.replaceAll(/[^\w-]/g, '\\$&') },
    sessionStorage: window.sessionStorage,
  });
  if (opened) sessionStorage.setItem('sidebar.open', JSON.stringify(opened));
  stop = new AbortController();
  connectSidebar(document.body, stop.signal);
}

afterEach(() => {
  close();
  Reflect.deleteProperty(globalThis, 'CSS');
  Reflect.deleteProperty(globalThis, 'sessionStorage');
});

const toggles = () => [
  ...document.querySelectorAll<HTMLElement>('[data-sidebar-tree] button'),
];

const openLists = () =>
  toggles()
    .filter((toggle) => toggle.getAttribute('aria-expanded') === 'true')
    .map((toggle) => toggle.getAttribute('aria-controls'));

test('a toggle takes the place of words that are no link', () => {
  open('/docs/start');
  const [state, recipes] = toggles();
  expect(state?.textContent).toBe('');
  expect(recipes?.textContent).toBe('Recipes');
  expect(document.querySelector('span')).toBeNull();
});

test('each toggle controls a list of its own', () => {
  open('/docs/start');
  const ids = toggles().map((toggle) => toggle.getAttribute('aria-controls'));
  expect(new Set(ids).size).toBe(2);
  for (const id of ids) {
    expect(document.getElementById(id ?? '')?.tagName).toBe('DIV');
  }
});

test('the page is marked, and the way to it is open', () => {
  open('/docs/state/recipes/undo/');
  const marked = [...document.querySelectorAll('[aria-current=page]')];
  expect(marked.map(({ textContent }) => textContent)).toEqual(['Undo']);
  expect(openLists()).toHaveLength(2);
  expect(document.querySelectorAll('[hidden]')).toHaveLength(0);
});

test('a page beside a category leaves it closed', () => {
  open('/docs/start');
  expect(openLists()).toEqual([]);
  expect(document.querySelectorAll('[hidden=until-found]')).toHaveLength(2);
});

test('what a reader opened is open on the next page, and closed when closed again', () => {
  open('/docs/start');
  const [state] = toggles();
  state?.click();
  const [id = ''] = openLists();
  const stored = sessionStorage.getItem('sidebar.open');
  expect(JSON.parse(stored ?? '')).toEqual([id]);
  close();
  open('/docs/start', [String(id)]);
  expect(openLists()).toEqual([id]);
  toggles()[0]?.click();
  expect(openLists()).toEqual([]);
  expect(sessionStorage.getItem('sidebar.open')).toBe('[]');
});

test('a list that the search of the browser opened has a toggle that says so', () => {
  open('/docs/start');
  const list = document.querySelector('[hidden]');
  list?.dispatchEvent(new window.Event('beforematch', { bubbles: true }));
  expect(openLists()).toEqual([list?.id]);
});

test('ids of a copy are its own, and its toggles control its lists', () => {
  open('/docs/start');
  const root = document.querySelector('[data-sidebar]');
  const copy = root?.cloneNode(true) as Element;
  renameCopy(copy);
  const ids = [...copy.querySelectorAll('[id]')].map(({ id }) => id);
  expect(ids).toHaveLength(2);
  for (const id of ids) {
    expect(document.getElementById(id)).toBeNull();
    expect(copy.querySelector(`[aria-controls="${id}"]`)).not.toBeNull();
  }
});
