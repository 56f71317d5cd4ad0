/** Space between a card and what it is about, and between card and window. */
const GAP_PX = 6;
const MARGIN_PX = 12;

/** Puts a card below what it is about, or above it where there is no room. */
export function placeCard(card: HTMLElement, target: DOMRect): void {
  const { offsetWidth: width, offsetHeight: height } = card;
  const most = document.documentElement.clientWidth - width - MARGIN_PX;
  const left = Math.max(MARGIN_PX, Math.min(target.left, most));
  const below = target.bottom + GAP_PX;
  const above = target.top - GAP_PX - height;
  const fits = below + height <= window.innerHeight || above < 0;
  card.style.left = `${left + window.scrollX}px`;
  card.style.top = `${(fits ? below : above) + window.scrollY}px`;
}
