import { button, element, type Content } from '@/lib/browser/dom';
import {
  addRecentSearch,
  clearRecentSearches,
  readRecentSearches,
} from '../query';
import type { PanelResult } from '../query';
import { withBase } from '@/lib/url';
import type { LoadedSearch } from './load-search';
import { nearestPages, packageFilter, searchIcon, searchRow } from './rows';
import type { SearchElements } from '../box/elements';

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** What opens below the search box: hits, recent searches, or what to try next. */
export class SearchPanel {
  readonly #elements: SearchElements;
  readonly #search: LoadedSearch;
  readonly #close: () => void;
  readonly #filter: HTMLElement;
  #packageName = '';
  #texts: readonly string[] = [];
  /** Number of the chosen option; -1 for none. */
  #active = -1;
  #timer: number | undefined;
  /** Enter came before the hits of what was typed. */
  #waitingEnter: KeyboardEvent | undefined;

  /** @param close hides the panel */
  constructor(
    elements: SearchElements,
    search: LoadedSearch,
    close: () => void,
  ) {
    this.#elements = elements;
    this.#search = search;
    this.#close = close;
    const { panel } = elements;
    this.#filter = packageFilter(`${panel.id}-package`, (name) => {
      this.#packageName = name;
      this.draw();
    });
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
    if (query === '') return this.#recentSearches();
    const { engine, loadTexts } = this.#search;
    // With its last space: a word that is ended is not completed.
    const { value } = this.#elements.input;
    const result = engine.searchPanel(value, this.#packageName);
    if (result.hits.length > 0 && this.#texts.length === 0) {
      // Snippets may come later than hits.
      loadTexts().then(
        (texts) => {
          this.#texts = texts;
          this.draw();
        },
        () => {},
      );
    }
    return [this.#filter, ...this.#hits(query, result)];
  }

  #hits(query: string, result: PanelResult): Node[] {
    const rows = result.hits.map((hit, index) =>
      searchRow(hit, result, this.#texts[hit.sectionId], this.#option(index)),
    );
    const all = element(
      'a',
      {
        class: 'search-all',
        href: withBase(`/search?q=${encodeURIComponent(query)}`),
      },
      `See all results${countOf(result.pageCount)}`,
    );
    return rows.length > 0
      ? [this.#listbox({ 'aria-label': 'Search results' }, rows), all]
      : [noResults(result, this.#packageName !== ''), all];
  }

  #recentSearches(): Node[] {
    const recent = readRecentSearches();
    if (recent.length === 0) {
      const hint = 'Type a name, a part of it, or a question.';
      return [element('p', { class: 'search-note' }, hint)];
    }
    const titleId = `${this.#elements.panel.id}-recent`;
    const clear = () => {
      clearRecentSearches();
      this.#setQuery('');
    };
    return [
      element(
        'div',
        { class: 'search-recent-head' },
        element('span', { id: titleId }, 'Recent searches'),
        button({ class: 'search-link' }, 'Clear recent searches', clear),
      ),
      this.#listbox(
        { 'aria-labelledby': titleId },
        recent.map((past, index) => this.#recentRow(past, index)),
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

  get #listId(): string {
    return `${this.#elements.panel.id}-list`;
  }

  #listbox(name: object, rows: readonly Content[]): HTMLElement {
    return element(
      'div',
      { role: 'listbox', id: this.#listId, ...name },
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
    this.#options[this.#active]?.scrollIntoView({ block: 'nearest' });
  }

  #markActive(): void {
    const { input, panel } = this.#elements;
    const options = this.#options;
    options.forEach((option, index) =>
      option.setAttribute('aria-selected', String(index === this.#active)),
    );
    const id = options[this.#active]?.id;
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

function noResults({ nearest }: PanelResult, isFiltered: boolean): HTMLElement {
  const where = isFiltered ? ' in this package' : '';
  const lead =
    nearest.length > 0
      ? 'Pages with a similar name:'
      : 'Try fewer words, or the name of a function, directive or rule.';
  return element(
    'div',
    { class: 'search-note' },
    element('p', {}, `No results${where}. ${lead}`),
    nearest.length > 0 &&
      element('ul', { class: 'search-nearest' }, ...nearestPages(nearest)),
  );
}

function countOf(pages: number): string {
  if (pages === 0) return '';
  return ` (${pages} ${pages === 1 ? 'page' : 'pages'})`;
}

function announcementOf(query: string, count: number): string {
  if (count === 0) return query ? 'No results' : '';
  const [one, many] = query
    ? ['1 result', 'results']
    : ['1 recent search', 'recent searches'];
  return count === 1 ? one : `${count} ${many}`;
}
