import { normalizePath, withoutBase } from '@/lib/base/url';
import { element } from '@/lib/base/browser/dom';
import { loadPage } from './navigation/documents';
import { placeCard } from './place-card';
import './symbol-cards.css';

/** How long a reader has to stay with a link, so that crossing a text shows nothing. */
const SHOW_DELAY_MS = 400;
/** How long a mouse may take from a link to its card. */
const HIDE_DELAY_MS = 250;
const MAX_CHARS = 200;

const CARD_ID = 'link-preview';

let timer: number | undefined;
/** The link that is waited for or shown, and what ends that. */
let current: HTMLAnchorElement | undefined;
let over = new AbortController();

/**
 * Shows, when the reader stays with a link, what is behind it: until they leave it, press Escape, or follow it.
 *
 * @param signal ends it when the page is left
 */
export function offerPreview(
  link: HTMLAnchorElement,
  target: { path: string; hash: string },
  signal: AbortSignal,
): void {
  window.clearTimeout(timer);
  if (link !== current) {
    hide();
    current = link;
    over = new AbortController();
    const { signal: end } = over;
    signal.addEventListener('abort', hide, { signal: end });
    link.addEventListener('mouseleave', leave, { signal: end });
    link.addEventListener('blur', hide, { signal: end });
    link.addEventListener('click', hide, { signal: end });
    document.addEventListener(
      'keydown',
      ({ key }) => {
        if (key === 'Escape') hide();
      },
      { signal: end },
    );
  }
  if (!cardOf()) begin(link, target);
}

function leave(): void {
  window.clearTimeout(timer);
  timer = window.setTimeout(hide, HIDE_DELAY_MS);
}

function begin(
  link: HTMLAnchorElement,
  target: { path: string; hash: string },
): void {
  timer = window.setTimeout(async () => {
    const preview = await describe(target).catch(() => undefined);
    if (preview && link === current) show(link, preview);
  }, SHOW_DELAY_MS);
}

const cardOf = () => document.getElementById(CARD_ID);

function hide(): void {
  window.clearTimeout(timer);
  over.abort();
  current?.removeAttribute('aria-describedby');
  current = undefined;
  cardOf()?.remove();
}

type Preview = { section: string; title: string; sentence: string };

/** @throws when the page cannot be loaded, which the click then reports */
async function describe({
  path,
  hash,
}: {
  path: string;
  hash: string;
}): Promise<Preview | undefined> {
  const shown = normalizePath(withoutBase(window.location.pathname));
  const page = path === shown ? document : await loadPage(path);
  const main = page.querySelector('main');
  const title = textOf(main?.querySelector('h1'));
  if (!title) return undefined;
  const heading = hash
    ? page.getElementById(decodeURIComponent(hash.slice(1)))
    : null;
  const crumbs = main?.querySelectorAll('.breadcrumbs li') ?? [];
  const names = [...crumbs].slice(1, -1).map(textOf);
  return {
    section: (heading ? [...names, title] : names).join(' › '),
    title: heading ? textOf(heading) : title,
    sentence: firstSentence(textOf(paragraphAfter(main, heading))),
  };
}

function paragraphAfter(
  main: Element | null,
  heading: Element | null,
): Element | undefined {
  const all = [...(main?.querySelectorAll('.prose > p') ?? [])];
  return all.find(
    (one) =>
      !heading ||
      heading.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
}

function textOf(node: Element | null | undefined): string {
  const copy = node?.cloneNode(true);
  if (!(copy instanceof Element)) return '';
  for (const anchor of copy.querySelectorAll('.heading-anchor')) {
    anchor.remove();
  }
  return copy.textContent?.replace(/\s+/g, ' ').trim() ?? '';
}

function firstSentence(text: string): string {
  const [sentence = ''] = text.split(/(?<=[.!?]) /, 1);
  return sentence.length > MAX_CHARS
    ? `${sentence.slice(0, sentence.lastIndexOf(' ', MAX_CHARS))} …`
    : sentence;
}

/** The card of a page, before it has its place. */
function drawPreview({ section, title, sentence }: Preview): HTMLElement {
  return element(
    'div',
    { id: CARD_ID, class: 'symbol-card', role: 'tooltip' },
    section && element('small', {}, section),
    element('p', {}, element('strong', {}, title)),
    sentence && element('p', {}, sentence),
  );
}

function show(link: HTMLAnchorElement, preview: Preview): void {
  cardOf()?.remove();
  const card = drawPreview(preview);
  // A reader may go on to the card, to select a word of it.
  card.addEventListener('mouseenter', () => window.clearTimeout(timer));
  card.addEventListener('mouseleave', leave);
  document.body.append(card);
  card.popover = 'manual';
  card.showPopover();
  const [firstLine] = link.getClientRects();
  placeCard(card, firstLine ?? link.getBoundingClientRect());
  link.setAttribute('aria-describedby', CARD_ID);
}
