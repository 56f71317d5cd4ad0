import { element } from '@/lib/base/browser/dom';
import { fetchSearch, type FetchOptions } from '../fetch-search';
import { clearMarks } from './arrival-marks';
import type { SearchPanel } from '../panel';
import type { SearchModule } from '../search-module';
import type { SearchElements } from './elements';
import { searchStatus } from './status';
import './search-box.css';

const TEXTS = {
  empty: '',
  loading: 'Loading search',
  failed: 'Search could not be loaded',
} as const;

type SearchBoxOptions = FetchOptions & {
  /** Loads the panel with the settings of the site: a module that exports `lib/search/panel` and `settings`. */
  load: () => Promise<SearchModule>;
  /** Is called with what the reader waits for, so that less urgent requests can wait. */
  onLoading?: (loading: Promise<unknown>) => void;
};

/**
 * Makes the served search box work. Engine, index and panel are loaded on the first focus, hover or shortcut, and again
 * after a failure; what was typed by then is searched.
 */
export function startSearchBox(
  options: SearchBoxOptions,
  signal: AbortSignal,
): void {
  const root = document.querySelector<HTMLElement>('.search-box');
  const input = root?.querySelector<HTMLInputElement>('.search-input');
  if (!root || !input) return;
  const panel = element('div', {
    class: 'search-panel',
    id: 'search-panel',
    hidden: true,
  });
  const status = element('p', { role: 'status', class: 'visually-hidden' });
  input.setAttribute('aria-controls', panel.id);
  root.append(panel, status);
  new SearchBox({ root, input, panel, status }, options).start(signal);
  signal.addEventListener('abort', () => {
    panel.remove();
    status.remove();
  });
}

class SearchBox {
  readonly #elements: SearchElements;
  readonly #options: SearchBoxOptions;
  #state: keyof typeof TEXTS | SearchPanel = 'empty';
  /** Enter came before there was an index to ask. */
  #waitingEnter: KeyboardEvent | undefined;

  constructor(elements: SearchElements, options: SearchBoxOptions) {
    this.#elements = elements;
    this.#options = options;
  }

  start(signal: AbortSignal): void {
    const { root, input, panel } = this.#elements;
    const on = <Kind extends keyof HTMLElementEventMap>(
      target: HTMLElement | Document | null,
      kind: Kind,
      act: (event: HTMLElementEventMap[Kind]) => void,
    ) =>
      target?.addEventListener(kind, act as (event: Event) => void, { signal });
    on(input, 'keydown', (event) => this.#handleKey(event));
    on(input, 'pointerenter', () => this.#load());
    on(input, 'focus', () => this.#open());
    on(input, 'click', () => this.#open());
    on(input, 'input', () => {
      if (typeof this.#state === 'object') this.#state.forgetActive();
      this.#open();
    });
    on(root, 'click', (event) => {
      const { target } = event;
      if (!(target instanceof Element)) return;
      // It comes with the marks.
      if (target.closest('.search-clear')) this.#clear();
      if (target.closest('.search-close')) this.#leave(event);
    });
    // Losing the focus closes the panel before a click in it would arrive.
    on(panel, 'mousedown', (event) => event.preventDefault());
    on(root, 'focusout', ({ relatedTarget }) => {
      const isInside =
        relatedTarget instanceof Node && root.contains(relatedTarget);
      if (!isInside) this.#close();
    });
    for (const kind of ['scroll', 'resize']) {
      window.addEventListener(kind, () => this.#fit(), {
        signal,
        passive: true,
      });
    }
    on(document, 'keydown', (event) => this.#handleShortcut(event));
    showKeys(root);
    // The reader was faster than the scripts.
    if (document.activeElement === input) this.#open();
  }

  #open(): void {
    // What takes longest begins first.
    this.#load();
    const { root, panel } = this.#elements;
    panel.hidden = false;
    root.toggleAttribute('data-open', true);
    this.#fit();
    this.#draw();
  }

  #close(): void {
    this.#waitingEnter = undefined;
    const { root, panel } = this.#elements;
    panel.hidden = true;
    root.toggleAttribute('data-open', false);
    this.#draw();
  }

  /** The panel ends above the edge of the window, wherever the bar is: what is on top of the bar scrolls away. */
  #fit(): void {
    const { root, panel } = this.#elements;
    if (panel.hidden) return;
    const { bottom } = root.getBoundingClientRect();
    panel.style.setProperty('--search-top', `${Math.ceil(bottom)}px`);
  }

  #draw(): void {
    const { input, panel, status } = this.#elements;
    input.setAttribute('aria-expanded', String(!panel.hidden));
    if (typeof this.#state === 'object') {
      this.#state.draw();
      return;
    }
    status.textContent = panel.hidden ? '' : TEXTS[this.#state];
    if (this.#state === 'empty') return;
    panel.replaceChildren(searchStatus(this.#state, () => this.#load()));
  }

  #load(): void {
    if (this.#state !== 'empty' && this.#state !== 'failed') return;
    this.#state = 'loading';
    this.#draw();
    const { load, onLoading } = this.#options;
    const program = load().then((panel) => {
      panel.prepareReading();
      return panel;
    });
    const parts = Promise.all([program, fetchSearch(this.#options)]);
    onLoading?.(parts);
    parts
      .then(([{ SearchPanel, loadSearch, settings }, fetched]) => {
        this.#state = new SearchPanel(this.#elements, {
          search: loadSearch(fetched),
          settings,
          close: () => this.#close(),
        });
        this.#draw();
        if (this.#waitingEnter) this.#state.handleKey(this.#waitingEnter);
      })
      .catch(() => {
        this.#state = 'failed';
        this.#draw();
      });
  }

  #handleKey(event: KeyboardEvent): void {
    const { key } = event;
    this.#waitingEnter = undefined;
    if (key === 'Escape' && !this.#elements.panel.hidden) {
      event.preventDefault();
      this.#close();
      return;
    }
    if (key === 'ArrowDown' || key === 'ArrowUp') this.#open();
    if (typeof this.#state === 'object') this.#state.handleKey(event);
    else if (key === 'Enter') this.#waitingEnter = event;
  }

  #handleShortcut(event: KeyboardEvent): void {
    const { key, ctrlKey, metaKey } = event;
    if (key.toLowerCase() !== 'k' || !(ctrlKey || metaKey)) return;
    event.preventDefault();
    const { input } = this.#elements;
    // The navbar is in view; the page must not move.
    input.focus({ preventScroll: true });
    input.select();
    this.#open();
  }

  /** A finger that closes the search wants no keyboard; a key stays where the search is. */
  #leave({ detail }: MouseEvent): void {
    const { input } = this.#elements;
    if (detail === 0) input.focus({ preventScroll: true });
    this.#close();
    if (detail > 0) input.blur();
  }

  /** The button goes, and the reader stays where the search is. */
  #clear(): void {
    const { input } = this.#elements;
    input.value = '';
    input.focus({ preventScroll: true });
    clearMarks();
    this.#close();
  }
}

function showKeys(root: Element): void {
  const keys = root.querySelector('.search-keys');
  if (keys && /mac|iphone|ipad/i.test(navigator.platform)) {
    keys.textContent = '⌘ K';
  }
}
