import { hoverPath } from '@/lib/samples/fences';
import type { HoverData, HoverSymbol } from '@/lib/samples/fences';
import { normalizePath, withBase, withoutBase } from '@/lib/base/url';
import { SymbolCard } from './symbol-card';
import { markSymbols } from './symbol-marks';
import './symbol-cards.css';

/** How long a mouse has to rest on a symbol, so that crossing a sample shows nothing. */
const SHOW_DELAY_MS = 150;

/**
 * Shows what the symbols in the samples of a page are: under a mouse, on a tap and by keyboard.
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
  const card = new SymbolCard(signal);
  for (const block of blocks) {
    const code = block.querySelector('code');
    const sites = fences[block.getAttribute('data-fence') ?? ''];
    if (!code || !sites) continue;
    const marked = markSymbols(code, sites);
    const known = new Map<HTMLElement, HoverSymbol>();
    for (const { element, symbol } of marked) {
      const facts = symbols[symbol];
      if (facts) known.set(element, facts);
    }
    const elements = marked.map(({ element }) => element);
    addKeyboard(elements, card, signal);
    addPointer(block, known, card, signal);
    for (const [element, facts] of known) {
      element.addEventListener('focus', () => card.show(element, facts), {
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
  card: SymbolCard,
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
  card: SymbolCard,
  signal: AbortSignal,
): void {
  const symbolOf = ({ target }: Event) =>
    target instanceof Element ? target.closest<HTMLElement>('.symbol') : null;
  block.addEventListener(
    'pointerover',
    (event) => {
      const element = symbolOf(event);
      const facts = element && known.get(element);
      if (facts && isMouse(event)) {
        card.schedule(() => card.show(element, facts), SHOW_DELAY_MS);
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
  block.addEventListener('scroll', () => card.place(), {
    signal,
    capture: true,
  });
}

function isMouse(event: Event): boolean {
  return event instanceof PointerEvent && event.pointerType === 'mouse';
}
