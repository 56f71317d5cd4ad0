import { closestTarget } from '@/components/browser/closest-target';
import { keyOf } from '@/components/browser/keys';
import { CARD, createCard, type Shown } from './create-card';
import { describeLink } from './describe-link';
import { moveFocus, symbolsOnDemand } from './symbols';
import { previewedLink, turn } from './turns';

/** How long a mouse has to rest on a symbol, or a reader to stay with a link, so that crossing a text shows nothing. */
const SYMBOL_DELAY_MS = 150;
const LINK_DELAY_MS = 400;

/**
 * Shows and hides the card of a page as its reader turns to symbols and links, and away from them.
 *
 * @param signal ends it when the page is left
 * @param draw shows a card, or none
 */
export function followReader(
  signal: AbortSignal,
  draw: (shown: Shown | undefined) => void,
): void {
  const card = createCard(draw);
  const symbols = symbolsOnDemand(signal);

  const turnTo = (event: Event) => {
    if (closestTarget(event, CARD)) {
      card.stay();
      return;
    }
    if (closestTarget(event, '[data-fence]')) void symbols.mark(event);
    if (event instanceof PointerEvent && !isMouse(event)) return;
    const symbol = closestTarget(event, '.symbol');
    const facts = symbol && symbols.of(symbol);
    const preview = previewedLink(event);
    if (facts) {
      const delayMs = isMouse(event) ? SYMBOL_DELAY_MS : 0;
      card.ask(symbol, delayMs, async () => facts);
    } else if (preview) {
      const { link, target } = preview;
      card.ask(link, LINK_DELAY_MS, () => describeLink(target));
    }
  };
  const turnAway = (event: Event) => {
    const isOwn =
      closestTarget(event, CARD) ??
      (event.target instanceof Node && card.about()?.contains(event.target));
    if (!isOwn) card.hide();
  };
  const handlers: Readonly<Record<string, (event: Event) => void>> = {
    pointerover: turnTo,
    pointerout: (event) => {
      if (isMouse(event) && closestTarget(event, `.symbol, .prose a, ${CARD}`))
        card.leave();
    },
    pointerdown: turnAway,
    focusin: (event) => {
      turnAway(event);
      turnTo(event);
    },
    click: (event) => {
      if (closestTarget(event, 'a')) card.hide();
    },
    keydown: (event) => pressKey(event as KeyboardEvent, card),
  };
  for (const [type, handle] of Object.entries(handlers))
    document.addEventListener(type, handle, { signal, capture: true });
  if (turn.event) turnTo(turn.event);
}

function pressKey(
  event: KeyboardEvent,
  card: ReturnType<typeof createCard>,
): void {
  const key = keyOf(event);
  const symbol = closestTarget(event, '.symbol');
  const about = card.about();
  if (key === 'Escape' && about) {
    event.stopPropagation();
    if (document.activeElement?.closest(CARD))
      about.focus({ preventScroll: true });
    card.hide();
  } else if (symbol && (key === 'Enter' || key === ' ')) {
    event.preventDefault();
    document.querySelector<HTMLElement>(`${CARD} a`)?.focus();
  } else if (symbol) {
    moveFocus(event, key, symbol);
  }
}

const isMouse = (event: Event) =>
  event instanceof PointerEvent && event.pointerType === 'mouse';
