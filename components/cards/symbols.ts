import { isOutdated, loadPart } from '@/components/browser/load-part';
import { shownPath } from '@/components/browser/page-event';
import { withBase } from '@/lib/base/url';
import { hoverPath } from '@/lib/site/verdicts/hovers';
import type { HoverData, HoverSymbol } from '@/lib/site/verdicts/hovers';
import { markSymbols } from './symbol-marks';

/**
 * What is known about the symbols in the samples of the page, which become elements when its reader turns to a sample.
 *
 * @param signal ends it when the page is left
 */
export function symbolsOnDemand(signal: AbortSignal) {
  let known: ReadonlyMap<HTMLElement, HoverSymbol> = new Map();
  let isMarked = false;
  return {
    of: (element: HTMLElement) => known.get(element),
    /** @param cause what the reader did */
    mark: async (cause: Event) => {
      if (isMarked) return;
      isMarked = true;
      try {
        known = await markSamples(signal);
        focusTapped(cause);
      } catch {
        // The connection failed: the next turn to a sample tries again.
        isMarked = isOutdated();
      }
    },
  };
}

/** One stop for the Tab key in each sample. */
async function markSamples(
  signal: AbortSignal,
): Promise<Map<HTMLElement, HoverSymbol>> {
  const response = await fetch(withBase(hoverPath(shownPath())), { signal });
  const text = response.ok ? await response.text() : '';
  // Written by the build of this very site; a host's page for what is missing is no JSON. While writing, it may be missing.
  const read = async () => JSON.parse(text) as HoverData;
  const { symbols, fences } = await (process.env.NODE_ENV === 'production'
    ? loadPart(read)
    : read());
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

/** A tap that made the data load was meant for what it hit. */
function focusTapped(cause: Event): void {
  if (!(cause instanceof PointerEvent) || cause.pointerType === 'mouse') return;
  const hit = document.elementFromPoint(cause.clientX, cause.clientY);
  const symbol = hit?.closest<HTMLElement>('.symbol');
  symbol?.focus({ preventScroll: true });
}

/** The arrows lead from symbol to symbol. */
export function moveFocus(event: Event, key: string, symbol: HTMLElement) {
  const block = symbol.closest('[data-fence]');
  const all = [...(block?.querySelectorAll<HTMLElement>('.symbol') ?? [])];
  const at = all.indexOf(symbol);
  const places: Readonly<Record<string, number>> = {
    ArrowRight: at + 1,
    ArrowDown: at + 1,
    ArrowLeft: at - 1,
    ArrowUp: at - 1,
    Home: 0,
    End: all.length - 1,
  };
  const next = all[places[key] ?? -1];
  if (!next) return;
  event.preventDefault();
  symbol.tabIndex = -1;
  next.tabIndex = 0;
  next.focus();
}
