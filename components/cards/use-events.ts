import { useEffect, useEffectEvent, useRef } from 'react';
import type { RefObject } from 'react';
import { closestTarget } from '@/components/browser/closest-target';
import { keyOf } from '@/components/browser/keys';
import type { HoverSymbol } from '@/lib/site/verdicts/hovers';
import { describeLink } from './describe-link';
import type { Preview } from './describe-link';
import { focusTapped, markSamples, moveFocus } from './symbols';
import type { KnownSymbols } from './symbols';
import { previewedLink, takeTurn } from './turns';
import type { Card } from './use-card';

/** How long a mouse has to rest on a symbol, or a reader to stay with a link, so that crossing a text shows nothing. */
const SYMBOL_DELAY_MS = 150;
const LINK_DELAY_MS = 400;

const EVENTS = [
  'pointerover',
  'pointerout',
  'pointerdown',
  'focusin',
  'click',
  'keydown',
];

/** What a card says. */
export type Content =
  { kind: 'symbol'; facts: HoverSymbol } | { kind: 'link'; preview: Preview };

/** Shows and hides the card as the reader turns to symbols and links of the page, and away from them. */
export function useEvents(card: Card<Content>): void {
  const end = useRef<AbortSignal>(undefined);
  const symbols = useSymbols(end);
  const { box, shown, ask, leave, hide } = card;

  const isOwn = ({ target }: Event) =>
    target instanceof Node &&
    (box.current?.contains(target) === true ||
      shown?.element.contains(target) === true);
  const turnTo = (event: Event) => {
    if (box.current?.contains(event.target as Node | null)) return;
    if (closestTarget(event, '[data-fence]')) void symbols.load(event);
    if (event instanceof PointerEvent && !isMouse(event)) return;
    const symbol = closestTarget(event, '.symbol');
    const facts = symbol && symbols.known.current.get(symbol);
    const preview = previewedLink(event);
    if (facts) {
      const delayMs = isMouse(event) ? SYMBOL_DELAY_MS : 0;
      ask(symbol, async () => ({ kind: 'symbol', facts }), delayMs);
    } else if (preview) {
      const { link, target } = preview;
      ask(link, () => contentOf(target), LINK_DELAY_MS);
    }
  };
  useListeners(end, (event) => {
    switch (event.type) {
      case 'pointerover':
        return turnTo(event);
      case 'focusin':
        if (!isOwn(event)) hide();
        return turnTo(event);
      case 'pointerdown':
        return isOwn(event) ? undefined : hide();
      case 'pointerout':
        return isMouse(event) && closestTarget(event, '.symbol, .prose a')
          ? leave()
          : undefined;
      case 'click':
        return closestTarget(event, 'a') ? hide() : undefined;
      default:
        return handleKey(event as KeyboardEvent, card);
    }
  });
}

/** @param end gets what aborts when the cards go */
function useListeners(
  end: RefObject<AbortSignal | undefined>,
  listener: (event: Event) => void,
): void {
  const handle = useEffectEvent(listener);
  useEffect(() => {
    const life = new AbortController();
    end.current = life.signal;
    const options = { signal: life.signal, capture: true };
    for (const type of EVENTS) {
      document.addEventListener(type, (event) => handle(event), options);
    }
    const turn = takeTurn();
    if (turn) handle(turn);
    return () => life.abort();
  }, [end]);
}

/** The symbols of the page's samples: marked when the reader turns to a sample, until the signal ends. */
function useSymbols(end: RefObject<AbortSignal | undefined>) {
  const marked = useRef<Promise<KnownSymbols>>(undefined);
  const known = useRef<KnownSymbols>(new Map());
  const load = async (event: Event) => {
    if (marked.current || !end.current) return;
    try {
      marked.current = markSamples(end.current);
      known.current = await marked.current;
      focusTapped(event);
    } catch {
      // The connection failed: the next turn to a sample tries again.
      marked.current = undefined;
    }
  };
  return { known, load };
}

async function contentOf(
  target: Parameters<typeof describeLink>[0],
): Promise<Content | undefined> {
  const preview = await describeLink(target);
  return preview && { kind: 'link', preview };
}

function handleKey(
  event: KeyboardEvent,
  { box, shown, hide }: Card<Content>,
): void {
  const symbol = closestTarget(event, '.symbol');
  const key = keyOf(event);
  if (key === 'Escape' && shown) {
    event.stopPropagation();
    if (box.current?.contains(document.activeElement)) {
      shown.element.focus({ preventScroll: true });
    }
    hide();
  } else if (symbol && (key === 'Enter' || key === ' ')) {
    event.preventDefault();
    box.current?.querySelector('a')?.focus();
  } else if (symbol) {
    moveFocus(event, key, symbol);
  }
}

const isMouse = (event: Event) =>
  event instanceof PointerEvent && event.pointerType === 'mouse';
