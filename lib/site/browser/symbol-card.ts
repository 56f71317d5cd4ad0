import type { HoverSymbol } from '@/lib/samples/fences';
import { withBase } from '@/lib/base/url';
import { element } from '@/lib/base/browser/dom';
import { placeCard } from './place-card';

/** How long a mouse may take from a symbol to its card. */
const HIDE_DELAY_MS = 250;

/** What describes the symbol to a screen reader: the card without its link. */
const TEXT_ID = 'symbol-card-text';

/** The one card of the page, which shows one symbol at a time. */
export class SymbolCard {
  readonly #box = element('div', { class: 'symbol-card', role: 'dialog' });
  #shown: HTMLElement | undefined;
  #timer: number | undefined;

  /** @param signal hides it for good */
  constructor(signal: AbortSignal) {
    this.#box.popover = 'manual';
    this.#box.addEventListener('pointerenter', () =>
      window.clearTimeout(this.#timer),
    );
    this.#box.addEventListener('pointerleave', () => this.leave());
    for (const turn of ['pointerdown', 'focusin']) {
      document.addEventListener(
        turn,
        ({ target }) => {
          if (!this.#isOwn(target)) this.#hide();
        },
        { signal },
      );
    }
    document.addEventListener('keydown', (event) => this.#handleKey(event), {
      signal,
      capture: true,
    });
    window.addEventListener('resize', () => this.place(), { signal });
    signal.addEventListener('abort', () => this.#hide());
  }

  /** Shows what is known about a symbol, at the symbol. */
  show(symbol: HTMLElement, facts: HoverSymbol): void {
    window.clearTimeout(this.#timer);
    if (this.#shown === symbol) return;
    this.#hide();
    this.#shown = symbol;
    const name = symbol.textContent ?? '';
    this.#box.setAttribute('aria-label', `About ${name}`);
    // Behind its block in the order of the page, so that the tab key leads from symbol to link.
    symbol.closest('figure')?.append(this.#box);
    this.#box.showPopover();
    fillCard(this.#box, facts);
    symbol.setAttribute('aria-expanded', 'true');
    symbol.setAttribute('aria-describedby', TEXT_ID);
    this.place();
  }

  /** Puts the card where its symbol is now. */
  place(): void {
    if (this.#shown) placeCard(this.#box, this.#shown.getBoundingClientRect());
  }

  /** Moves the focus to the link of the card. */
  enter(): void {
    this.#box.querySelector('a')?.focus();
  }

  /** Hides the card soon, unless the mouse goes to it. */
  leave(): void {
    this.schedule(() => {
      const isFocused =
        this.#shown === document.activeElement ||
        this.#box.contains(document.activeElement);
      if (!isFocused) this.#hide();
    }, HIDE_DELAY_MS);
  }

  /** Does something after a time, in place of what was to be done before. */
  schedule(task: () => void, delayMs: number): void {
    window.clearTimeout(this.#timer);
    this.#timer = window.setTimeout(task, delayMs);
  }

  #hide(): void {
    window.clearTimeout(this.#timer);
    this.#shown?.setAttribute('aria-expanded', 'false');
    this.#shown?.removeAttribute('aria-describedby');
    this.#shown = undefined;
    this.#box.remove();
  }

  #isOwn(target: EventTarget | null): boolean {
    return (
      target instanceof Node &&
      (this.#box.contains(target) || this.#shown?.contains(target) === true)
    );
  }

  #handleKey(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || !this.#shown) return;
    event.stopPropagation();
    if (this.#box.contains(document.activeElement)) {
      this.#shown.focus({ preventScroll: true });
    }
    this.#hide();
  }
}

/** Puts into a card that is shown: the signature, a sentence, and a link to the page about it. */
function fillCard(box: HTMLElement, facts: HoverSymbol): void {
  box.replaceChildren(...contentOf(facts));
  const code = box.querySelector('code');
  // What scrolls has to be reached by keyboard.
  if (code && code.scrollHeight > code.clientHeight) code.tabIndex = 0;
}

function contentOf({ signature, doc, link }: HoverSymbol): Element[] {
  const text = element(
    'div',
    { id: TEXT_ID },
    element('code', {}, signature),
    doc && element('p', {}, ...inlineCode(doc)),
  );
  if (!link) return [text];
  const href = withBase(link.href);
  return [text, element('a', { href }, `More: ${link.title}`)];
}

/** Text between backticks is code. */
function inlineCode(text: string): (string | Element)[] {
  return text
    .split('`')
    .map((part, index) => (index % 2 === 0 ? part : element('code', {}, part)));
}
