'use client';

import { useLayoutEffect } from 'react';
import type { ReactNode, RefObject } from 'react';
import { createPortal } from 'react-dom';
import { withBase } from '@/lib/base/url';
import type { HoverSymbol } from '@/lib/site/verdicts/hovers';
import type { Preview } from './describe-link';
import { placeCard } from './place-card';
import { useCard } from './use-card';
import { useEvents, type Content } from './use-events';
import './cards.css';

/** Shows what the symbols of samples are and where links lead: under a mouse, on a tap and by keyboard. */
export default function Cards() {
  const card = useCard<Content>();
  useEvents(card);

  if (!card.shown) return null;
  const { element, content, count } = card.shown;
  const common = {
    box: card.box,
    about: element,
    onEnter: card.keep,
    onLeave: card.leave,
  };
  return content.kind === 'symbol'
    ? createPortal(
        <Card
          key={count}
          {...common}
          describedBy={SYMBOL_ID}
          attributes={{
            role: 'dialog',
            'aria-label': `About ${element.textContent}`,
          }}
        >
          <SymbolFacts {...content.facts} />
        </Card>,
        // Behind its block in the order of the page, so that the Tab key leads from symbol to link.
        element.closest('figure') ?? document.body,
      )
    : createPortal(
        <Card
          key={count}
          {...common}
          describedBy={LINK_ID}
          attributes={{ role: 'tooltip', id: LINK_ID }}
        >
          <LinkFacts {...content.preview} />
        </Card>,
        document.body,
      );
}

/** What describes a symbol to a screen reader: its card without the link. */
const SYMBOL_ID = 'symbol-card-text';
const LINK_ID = 'link-preview';

type CardProps = {
  box: RefObject<HTMLDivElement | null>;
  about: HTMLElement;
  /** Id of what describes the element that the card is about. */
  describedBy: string;
  attributes: { role: string; id?: string; 'aria-label'?: string };
  onEnter: () => void;
  onLeave: () => void;
  children: ReactNode;
};

/** A card at what it is about. */
function Card(props: CardProps) {
  const { box, about, describedBy, attributes, children } = props;
  useLayoutEffect(() => {
    const card = box.current;
    if (!card) return;
    const end = new AbortController();
    const { signal } = end;
    const place = () => {
      const [firstLine] = about.getClientRects();
      placeCard(card, firstLine ?? about.getBoundingClientRect());
    };
    card.showPopover();
    const code = card.querySelector('code');
    // What scrolls has to be reached by keyboard.
    if (code && code.scrollHeight > code.clientHeight) code.tabIndex = 0;
    place();
    window.addEventListener('resize', place, { signal });
    // A wide sample scrolls under its card.
    document.addEventListener('scroll', place, { signal, capture: true });
    const isSymbol = about.hasAttribute('aria-expanded');
    if (isSymbol) about.setAttribute('aria-expanded', 'true');
    about.setAttribute('aria-describedby', describedBy);
    return () => {
      end.abort();
      if (isSymbol) about.setAttribute('aria-expanded', 'false');
      about.removeAttribute('aria-describedby');
    };
  }, [box, about, describedBy]);
  return (
    <div
      ref={box}
      className="symbol-card"
      popover="manual"
      onPointerEnter={props.onEnter}
      onPointerLeave={props.onLeave}
      {...attributes}
    >
      {children}
    </div>
  );
}

/** The signature, a sentence, and a link to the page about it. */
function SymbolFacts({ signature, doc, link }: HoverSymbol) {
  // Text between backticks is code.
  const parts = doc?.split('`') ?? [];
  return (
    <>
      <div id={SYMBOL_ID}>
        <code>{signature}</code>
        {doc && (
          <p>
            {parts.map((part, index) =>
              index % 2 === 0 ? part : <code key={index}>{part}</code>,
            )}
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
