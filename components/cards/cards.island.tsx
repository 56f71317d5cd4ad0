'use client';

import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { DocText } from '@/components/ui/doc-text';
import { withBase } from '@/lib/base/url';
import type { HoverSymbol } from '@/lib/site/verdicts/hovers';
import type { Shown } from './create-card';
import type { Preview } from './describe-link';
import { followReader } from './follow-reader';
import './cards.css';

/** What describes a symbol to a screen reader: its card without the link. */
const SYMBOL_ID = 'symbol-card-text';
const LINK_ID = 'link-preview';

/** Space between a card and what it is about, and between card and window. */
const GAP_PX = 6;
const MARGIN_PX = 12;

/** Shows what the symbols of samples are and where links lead: under a mouse, on a tap and by keyboard. */
export default function Cards() {
  const [shown, draw] = useState<Shown>();
  useEffect(() => {
    const end = new AbortController();
    // The next key may lead into the card: it has to be there.
    followReader(end.signal, (next) => flushSync(() => draw(next)));
    return () => end.abort();
  }, []);
  return shown && <Card key={shown.count} {...shown} />;
}

/** A card at what it is about. */
function Card({ element, content }: Shown) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(
    () => (box.current ? attach(box.current, element) : undefined),
    [element],
  );
  const isSymbol = 'signature' in content;
  return createPortal(
    <div
      ref={box}
      className="symbol-card"
      popover="manual"
      {...(isSymbol
        ? { role: 'dialog', 'aria-label': `About ${element.textContent}` }
        : { role: 'tooltip', id: LINK_ID })}
    >
      {isSymbol ? <SymbolFacts {...content} /> : <LinkFacts {...content} />}
    </div>,
    // Behind its block in the order of the page, so that the Tab key leads from symbol to link.
    (isSymbol && element.closest('figure')) || document.body,
  );
}

/**
 * Opens a card at an element, which says that it is open and what it says.
 *
 * @returns lets the element go
 */
function attach(card: HTMLElement, element: HTMLElement): () => void {
  const end = new AbortController();
  const { signal } = end;
  const place = () => placeCard(card, element);
  card.showPopover();
  const code = card.querySelector('code');
  // What scrolls has to be reached by keyboard.
  if (code && code.scrollHeight > code.clientHeight) code.tabIndex = 0;
  place();
  window.addEventListener('resize', place, { signal });
  // A wide sample scrolls under its card.
  document.addEventListener('scroll', place, { signal, capture: true });
  const isSymbol = element.hasAttribute('aria-expanded');
  if (isSymbol) element.setAttribute('aria-expanded', 'true');
  element.setAttribute('aria-describedby', isSymbol ? SYMBOL_ID : LINK_ID);
  return () => {
    end.abort();
    if (isSymbol) element.setAttribute('aria-expanded', 'false');
    element.removeAttribute('aria-describedby');
  };
}

/** Puts a card below what it is about, or above it where there is no room. */
function placeCard(card: HTMLElement, element: HTMLElement): void {
  // Of a link, its first line.
  const target = element.getClientRects()[0] ?? element.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = card;
  const most = document.documentElement.clientWidth - width - MARGIN_PX;
  const isRtl = getComputedStyle(element).direction === 'rtl';
  const start = isRtl ? target.right - width : target.left;
  const left = Math.max(MARGIN_PX, Math.min(start, most));
  const below = target.bottom + GAP_PX;
  const above = target.top - GAP_PX - height;
  const fits = below + height <= window.innerHeight || above < 0;
  card.style.left = `${left + window.scrollX}px`;
  card.style.top = `${(fits ? below : above) + window.scrollY}px`;
}

/** The signature, a sentence, and a link to the page about it. */
function SymbolFacts({ signature, doc, link }: HoverSymbol) {
  return (
    <>
      <div id={SYMBOL_ID}>
        <code>{signature}</code>
        {doc && (
          <p>
            <DocText text={doc} />
          </p>
        )}
      </div>
      {link && <a href={withBase(link.href)}>{`More: ${link.title}`}</a>}
    </>
  );
}

function LinkFacts({ section, title, sentence }: Preview) {
  return (
    <>
      {section && <small>{section}</small>}
      <p>
        <strong>{title}</strong>
      </p>
      {sentence && <p>{sentence}</p>}
    </>
  );
}
