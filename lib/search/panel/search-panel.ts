import { button, element, type Content } from '@/lib/base/browser/dom';
import {
  addRecentSearch,
  clearRecentSearches,
  groupHits,
  readRecentSearches,
} from '../query';
import type { PanelResult, SearchHit } from '../query';
import type { LoadedSearch } from './load-search';
import {
  allResultsAddress,
  noResults,
  packageFilter,
  placeOf,
  searchIcon,
  searchRow,
} from './rows';
import { announcementOf, countOf, keyHints } from './labels';
import type { PanelSettings } from './settings';
import type { SearchElements } from '../box/elements';

/** Most readers type a letter more often. */
const TYPING_RESTS_MS = 150;
const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

type PanelOptions = {
  search: LoadedSearch;
  settings: PanelSettings;
  close: () => void;
};

/** What opens below the search box: hits, recent searches, or what to try next. */
export class SearchPanel {
  readonly #elements: SearchElements;
  readonly #search: LoadedSearch;
  readonly #settings: PanelSettings;
  readonly #close: () => void;
  readonly #filter: HTMLElement;
  #packageName = '';
  /** Number of the chosen option; -1 for none. */
  #active = -1;
  #timer: number | undefined;
  #textTimer: number | undefined;
  /** Enter came before the hits of what was typed. */
  #waitingEnter: KeyboardEvent | undefined;

  /** @param close hides the panel */
  constructor(
    elements: SearchElements,
    { search, settings, close }: PanelOptions,
  ) {
    this.#elements = elements;
    this.#search = search;
    this.#settings = settings;
    this.#close = close;
    const { panel } = elements;
    const setPackage = (name: string) => {
      this.#packageName = name;
      this.#active = -1;
      this.draw();
    };
    this.#filter = packageFilter(
      settings.packages,
      `${panel.id}-package`,
      setPackage,
    );
    panel.addEventListener('click', (event) => this.#handleClick(event));
  }

  /** Shows what belongs to the text in the box. The letter shows at once, hits a moment later: looking for them would hold it back. */
  draw(): void {
    this.#timer ??= window.setTimeout(() => this.#render());
  }

  /** Nothing is chosen any more. */
  forgetActive(): void {
    this.#active = -1;
  }

  handleKey(event: KeyboardEvent): void {
    this.#waitingEnter = undefined;
    const step = STEPS[event.key];
    if (step !== undefined) {
      event.preventDefault();
      this.#move(step);
    } else if (event.key === 'Enter' && !event.isComposing) {
      event.preventDefault();
      if (this.#timer === undefined) this.#choose(event);
      else this.#waitingEnter = event;
    }
  }

  get #options(): HTMLElement[] {
    return [...this.#elements.panel.querySelectorAll<HTMLElement>(OPTION)];
  }

  #render(): void {
    this.#timer = undefined;
    const { input, panel, status } = this.#elements;
    const query = input.value.trim();
    if (panel.hidden) this.#active = -1;
    this.#show(panel.hidden ? [] : this.#contentFor(query));
    this.#markActive();
    status.textContent = panel.hidden
      ? ''
      : announcementOf(query, this.#options.length);
    if (this.#waitingEnter) this.#choose(this.#waitingEnter);
  }

  /** What stays is not moved: the filter may have the focus. */
  #show(content: readonly Node[]): void {
    const { panel } = this.#elements;
    for (const old of [...panel.childNodes]) {
      if (!content.includes(old)) old.remove();
    }
    panel.append(...content.filter((part) => part.parentNode !== panel));
  }

  #contentFor(query: string): Node[] {
    if (query === '') return this.#suggestions();
    const { engine } = this.#search;
    // With its last space: a word that is ended is not completed.
    const { value } = this.#elements.input;
    const result = engine.searchPanel(value, this.#packageName);
    this.#loadTexts(result.hits);
    const everywhere = () => this.#filter.querySelector('input')?.click();
    return [
      this.#filter,
      result.hits.length > 0
        ? this.#hits(result)
        : noResults(
            result,
            this.#settings,
            this.#packageName ? everywhere : undefined,
          ),
      this.#foot(query, result.pageCount),
    ];
  }

  /** Snippets come later than hits: those of the hits that are on show when typing rests. */
  #loadTexts(hits: readonly SearchHit[]): void {
    window.clearTimeout(this.#textTimer);
    const { texts } = this.#search;
    if (hits.every((hit) => texts.of(hit) !== undefined)) return;
    this.#textTimer = window.setTimeout(() => {
      void texts.load(hits).then((isNews) => {
        if (isNews) this.draw();
      });
    }, TYPING_RESTS_MS);
  }

  #hits(result: PanelResult): HTMLElement {
    const { packages } = this.#settings;
    const groups = groupHits(result.hits, (hit) => placeOf(hit, packages));
    let index = 0;
    const rowOf = (hit: SearchHit) =>
      searchRow(hit, result, this.#search.texts.of(hit), this.#option(index++));
    const content =
      groups.length === 1
        ? result.hits.map(rowOf)
        : groups.map(([name, hits]) => this.#group(name, hits.map(rowOf)));
    return this.#listbox('Search results', content);
  }

  #foot(query: string, pageCount: number): HTMLElement {
    const href = allResultsAddress(query, this.#packageName);
    const label = `See all results${countOf(pageCount)}`;
    return element(
      'div',
      { class: 'search-foot' },
      element('a', { class: 'search-all', href }, label),
      keyHints(),
    );
  }

  /** Recent searches, and where to begin. */
  #suggestions(): Node[] {
    const recent = readRecentSearches();
    const pages = this.#search.engine.pagesAt(this.#settings.entries);
    this.#loadTexts(pages);
    const nothing = {
      terms: { weights: new Map(), beginnings: [] },
      highlight: [],
    };
    const rows = pages.map((hit, index) =>
      searchRow(
        hit,
        nothing,
        this.#search.texts.of(hit),
        this.#option(recent.length + index),
      ),
    );
    const past = recent.map((query, index) => this.#recentRow(query, index));
    const clear = () => {
      clearRecentSearches();
      this.#setQuery('');
    };
    return [
      element(
        'p',
        { class: 'search-note' },
        'Type a name, a part of it, a question or an error message.',
      ),
      this.#listbox('Suggestions', [
        past.length > 0 && this.#group('Recent searches', past),
        rows.length > 0 && this.#group('Where to begin', rows),
      ]),
      element(
        'div',
        { class: 'search-foot' },
        past.length > 0 &&
          button({ class: 'search-link' }, 'Clear recent searches', clear),
        keyHints(),
      ),
    ];
  }

  #recentRow(past: string, index: number): HTMLElement {
    const row = element(
      'div',
      { class: 'search-row', ...this.#option(index) },
      searchIcon('recent'),
      element('span', { class: 'search-row-title' }, past),
    );
    row.addEventListener('click', () => this.#setQuery(past));
    return row;
  }

  #group(name: string, rows: readonly Content[]): HTMLElement {
    return element(
      'div',
      { role: 'group', 'aria-label': name },
      element(
        'div',
        { class: 'search-group-name', 'aria-hidden': 'true' },
        name,
      ),
      ...rows,
    );
  }

  get #listId(): string {
    return `${this.#elements.panel.id}-list`;
  }

  #listbox(name: string, rows: readonly Content[]): HTMLElement {
    return element(
      'div',
      { role: 'listbox', id: this.#listId, 'aria-label': name },
      ...rows,
    );
  }

  #option(index: number) {
    return { role: 'option', id: `${this.#listId}-${index}`, tabindex: -1 };
  }

  #setQuery(query: string): void {
    const { input } = this.#elements;
    input.value = query;
    input.focus({ preventScroll: true });
    this.#active = -1;
    this.draw();
  }

  #move(step: number): void {
    const { length } = this.#options;
    if (length === 0) return;
    const from = this.#active < 0 && step < 0 ? 0 : this.#active;
    this.#active = (from + step + length) % length;
    this.#markActive();
  }

  #markActive(): void {
    const { input, panel } = this.#elements;
    const options = this.#options;
    options.forEach((option, index) =>
      option.setAttribute('aria-selected', String(index === this.#active)),
    );
    const active = options[this.#active];
    // Also after a new rendering: snippets that came later have moved it.
    active?.scrollIntoView({ block: 'nearest' });
    const id = active?.id;
    if (id) input.setAttribute('aria-activedescendant', id);
    else input.removeAttribute('aria-activedescendant');
    const listId = options.length > 0 ? this.#listId : panel.id;
    input.setAttribute('aria-controls', listId);
  }

  /** Follows the chosen option, or the first hit; as a link, in a new tab where the keys ask for that. */
  #choose({ ctrlKey, metaKey }: KeyboardEvent): void {
    this.#waitingEnter = undefined;
    const isTyped = this.#elements.input.value.trim() !== '';
    const index = this.#active < 0 && isTyped ? 0 : this.#active;
    const chosen = this.#options[index];
    if (chosen instanceof HTMLAnchorElement && (ctrlKey || metaKey)) {
      window.open(chosen.href, '_blank', 'noopener');
    } else chosen?.click();
  }

  /** A link is followed: its query led somewhere. */
  #handleClick({ target, ctrlKey, metaKey }: MouseEvent): void {
    if (!(target instanceof Element) || !target.closest('a')) return;
    const query = this.#elements.input.value.trim();
    if (query) addRecentSearch(query);
    if (!ctrlKey && !metaKey) this.#close();
  }
}

const OPTION = '[role=option]';
