import { hoverPath } from '@/lib/fences';
import type { HoverData, HoverSymbol } from '@/lib/fences';
import { normalizePath, withBase, withoutBase } from '@/lib/url';
import { markSymbols } from './symbol-marks';
import './symbol-cards.css';

/** How long a mouse has to rest on a symbol, so that crossing a sample shows nothing. */
const SHOW_DELAY_MS = 150;
/** How long a mouse may take from a symbol to its card. */
const HIDE_DELAY_MS = 250;
/** Space between symbol and card, and between card and window. */
const GAP_PX = 6;
const MARGIN_PX = 12;

/** What describes the symbol to a screen reader: the card without its link. */
const TEXT_ID = 'symbol-card-text';

/**
 * Makes the symbols of a page's samples tell what they are: under a mouse, on a tap and by keyboard.
 *
 * @param blocks the samples
 * @param cause what the reader did to one of them
 * @param signal ends it when the page is left
 * @throws when the data cannot be loaded
 */
export async function explainSymbols(
  blocks: readonly Element[],
  cause: Event,
  signal: AbortSignal,
): Promise<void> {
  const { symbols, fences } = await loadData(signal);
  if (signal.aborted) return;
  const card = createCard(signal);
  for (const block of blocks) {
    const code = block.querySelector('code');
    const sites = fences[block.getAttribute('data-fence') ?? ''];
    if (!code || !sites) continue;
    const marked = markSymbols(code, sites);
    const known = new Map<HTMLElement, HoverSymbol>();
    for (const { element, symbol } of marked) {
      const told = symbols[symbol];
      if (told) known.set(element, told);
    }
    const elements = marked.map(({ element }) => element);
    addKeyboard(elements, card, signal);
    addPointer(block, known, card, signal);
    for (const [element, told] of known) {
      element.addEventListener('focus', () => card.show(element, told), {
        signal,
      });
    }
  }
  focusTapped(cause);
}

async function loadData(signal: AbortSignal): Promise<HoverData> {
  const path = normalizePath(withoutBase(window.location.pathname));
  const response = await fetch(withBase(hoverPath(path)), { signal });
  if (!response.ok) {
    throw new Error(`No symbols for ${path}: ${response.status}`);
  }
  // Written by the build of this very site.
  return (await response.json()) as HoverData;
}

/** A tap that made the data load was meant for what it hit. */
function focusTapped(cause: Event): void {
  if (!(cause instanceof PointerEvent) || cause.pointerType === 'mouse') return;
  const hit = document.elementFromPoint(cause.clientX, cause.clientY);
  const symbol = hit?.closest<HTMLElement>('.symbol');
  symbol?.focus({ preventScroll: true });
}

/** One stop for the tab key in each sample; the arrows lead from symbol to symbol. */
function addKeyboard(
  elements: readonly HTMLElement[],
  card: Card,
  signal: AbortSignal,
): void {
  const [first] = elements;
  if (first) first.tabIndex = 0;
  elements.forEach((element, index) => {
    element.addEventListener(
      'keydown',
      (event) => {
        if (event.key === 'Enter' || event.key === ' ') {
          event.preventDefault();
          card.enter();
          return;
        }
        const next = elements[neighbour(event.key, index, elements.length)];
        if (!next || event.altKey || event.ctrlKey || event.metaKey) return;
        event.preventDefault();
        element.tabIndex = -1;
        next.tabIndex = 0;
        next.focus();
      },
      { signal },
    );
  });
}

function neighbour(key: string, index: number, count: number): number {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowDown':
      return index + 1;
    case 'ArrowLeft':
    case 'ArrowUp':
      return index - 1;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return -1;
  }
}

function addPointer(
  block: Element,
  known: ReadonlyMap<HTMLElement, HoverSymbol>,
  card: Card,
  signal: AbortSignal,
): void {
  const symbolOf = ({ target }: Event) =>
    target instanceof Element ? target.closest<HTMLElement>('.symbol') : null;
  block.addEventListener(
    'pointerover',
    (event) => {
      const element = symbolOf(event);
      const told = element && known.get(element);
      if (told && isMouse(event)) {
        card.schedule(() => card.show(element, told), SHOW_DELAY_MS);
      }
    },
    { signal },
  );
  block.addEventListener(
    'pointerout',
    (event) => {
      if (symbolOf(event) && isMouse(event)) card.leave();
    },
    { signal },
  );
  // A wide sample scrolls under its card.
  block.addEventListener('scroll', card.place, { signal, capture: true });
}

function isMouse(event: Event): boolean {
  return event instanceof PointerEvent && event.pointerType === 'mouse';
}

type Card = {
  show: (symbol: HTMLElement, told: HoverSymbol) => void;
  /** Puts the card where its symbol is now. */
  place: () => void;
  /** Moves the focus to the link of the card. */
  enter: () => void;
  /** Hides the card soon, unless the mouse goes to it. */
  leave: () => void;
  schedule: (task: () => void, delayMs: number) => void;
};

/** The one card of the page, which shows one symbol at a time. */
function createCard(signal: AbortSignal): Card {
  const box = document.createElement('div');
  box.className = 'symbol-card';
  box.setAttribute('role', 'dialog');
  // Without popovers the card is a box like any other, which the end of its block may cut off.
  const isPopover = typeof HTMLElement.prototype.showPopover === 'function';
  if (isPopover) box.popover = 'manual';
  else box.setAttribute('hidden', '');

  let shown: HTMLElement | undefined;
  let timer: number | undefined;
  const schedule = (task: () => void, delayMs: number) => {
    window.clearTimeout(timer);
    timer = window.setTimeout(task, delayMs);
  };

  const hide = () => {
    window.clearTimeout(timer);
    shown?.setAttribute('aria-expanded', 'false');
    shown?.removeAttribute('aria-describedby');
    shown = undefined;
    box.remove();
  };

  const place = () => {
    if (!shown) return;
    const target = shown.getBoundingClientRect();
    const { offsetWidth: width, offsetHeight: height } = box;
    const most = document.documentElement.clientWidth - width - MARGIN_PX;
    const left = Math.max(MARGIN_PX, Math.min(target.left, most));
    const below = target.bottom + GAP_PX;
    const above = target.top - GAP_PX - height;
    const fits = below + height <= window.innerHeight || above < 0;
    box.style.left = `${left + window.scrollX}px`;
    box.style.top = `${(fits ? below : above) + window.scrollY}px`;
  };

  const show = (symbol: HTMLElement, told: HoverSymbol) => {
    window.clearTimeout(timer);
    if (shown === symbol) return;
    hide();
    shown = symbol;
    const name = symbol.textContent ?? '';
    box.setAttribute('aria-label', `About ${name}`);
    // Behind its block in the order of the page, so that the tab key leads from symbol to link.
    symbol.closest('figure')?.append(box);
    if (isPopover) box.showPopover();
    else box.removeAttribute('hidden');
    fillCard(box, told);
    symbol.setAttribute('aria-expanded', 'true');
    symbol.setAttribute('aria-describedby', TEXT_ID);
    place();
  };

  const leave = () => {
    schedule(() => {
      const isFocused =
        shown === document.activeElement ||
        box.contains(document.activeElement);
      if (!isFocused) hide();
    }, HIDE_DELAY_MS);
  };

  const isOwn = (target: EventTarget | null) =>
    target instanceof Node &&
    (box.contains(target) || shown?.contains(target) === true);

  box.addEventListener('pointerenter', () => window.clearTimeout(timer));
  box.addEventListener('pointerleave', leave);
  document.addEventListener(
    'pointerdown',
    (event) => {
      if (!isOwn(event.target)) hide();
    },
    { signal },
  );
  document.addEventListener(
    'focusin',
    (event) => {
      if (!isOwn(event.target)) hide();
    },
    { signal },
  );
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || !shown) return;
      event.stopPropagation();
      if (box.contains(document.activeElement)) {
        shown.focus({ preventScroll: true });
      }
      hide();
    },
    { signal, capture: true },
  );
  window.addEventListener('resize', place, { signal });
  signal.addEventListener('abort', hide);
  return {
    show,
    place,
    enter: () => box.querySelector('a')?.focus(),
    leave,
    schedule,
  };
}

/** Puts into a card that is shown: the signature, a sentence, and the way to the page that tells more. */
export function fillCard(box: HTMLElement, told: HoverSymbol): void {
  box.replaceChildren(...contentOf(told));
  const code = box.querySelector('code');
  // What scrolls has to be reached by keyboard.
  if (code && code.scrollHeight > code.clientHeight) code.tabIndex = 0;
}

function contentOf({ signature, doc, link }: HoverSymbol): Element[] {
  const code = document.createElement('code');
  code.textContent = signature;
  const text = document.createElement('div');
  text.id = TEXT_ID;
  text.append(code);
  if (doc) {
    const sentence = document.createElement('p');
    sentence.append(...inlineCode(doc));
    text.append(sentence);
  }
  if (!link) return [text];
  const anchor = document.createElement('a');
  anchor.href = withBase(link.href);
  anchor.textContent = `More: ${link.title}`;
  return [text, anchor];
}

/** Text between backticks is code. */
function inlineCode(text: string): (string | Element)[] {
  return text.split('`').map((part, index) => {
    if (index % 2 === 0) return part;
    const code = document.createElement('code');
    code.textContent = part;
    return code;
  });
}
