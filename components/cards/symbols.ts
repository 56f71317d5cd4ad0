import { shownPath } from '@/components/browser/page-event';
import { hoverPath } from '@/lib/site/verdicts/hovers';
import type { HoverData, HoverSymbol } from '@/lib/site/verdicts/hovers';
import { withBase } from '@/lib/base/url';
import { markSymbols } from './symbol-marks';

/** What is known about the symbols in the samples of a page, by their elements. */
export type KnownSymbols = ReadonlyMap<HTMLElement, HoverSymbol>;

/**
 * Makes elements of the symbols in the samples of the page: one stop for the Tab key in each sample.
 *
 * @param signal ends it when the page is left
 * @throws when what is known about them cannot be loaded
 */
export async function markSamples(signal: AbortSignal): Promise<KnownSymbols> {
  const { symbols, fences } = await loadData(signal);
  signal.throwIfAborted();
  const known = new Map<HTMLElement, HoverSymbol>();
  for (const block of document.querySelectorAll('[data-fence]')) {
    const code = block.querySelector('code');
    const sites = fences[block.getAttribute('data-fence') ?? ''];
    if (!code || !sites) continue;
    const marked = markSymbols(code, sites);
    if (marked[0]) marked[0].element.tabIndex = 0;
    for (const { element, symbol } of marked) {
      const facts = symbols[symbol];
      if (facts) known.set(element, facts);
    }
  }
  return known;
}

async function loadData(signal: AbortSignal): Promise<HoverData> {
  const path = shownPath();
  const response = await fetch(withBase(hoverPath(path)), { signal });
  if (!response.ok) {
    throw new Error(`No symbols for ${path}: ${response.status}`);
  }
  // Written by the build of this very site.
  return (await response.json()) as HoverData;
}

/** A tap that made the data load was meant for what it hit. */
export function focusTapped(cause: Event): void {
  if (!(cause instanceof PointerEvent) || cause.pointerType === 'mouse') return;
  const hit = document.elementFromPoint(cause.clientX, cause.clientY);
  const symbol = hit?.closest<HTMLElement>('.symbol');
  symbol?.focus({ preventScroll: true });
}

/** The arrows lead from symbol to symbol. */
export function moveFocus(
  event: Event,
  key: string,
  symbol: HTMLElement,
): void {
  const block = symbol.closest('[data-fence]');
  const all = [...(block?.querySelectorAll<HTMLElement>('.symbol') ?? [])];
  const next = all[neighbour(key, all.indexOf(symbol), all.length)];
  if (!next) return;
  event.preventDefault();
  symbol.tabIndex = -1;
  next.tabIndex = 0;
  next.focus();
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
