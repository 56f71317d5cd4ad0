import { linkOf } from '@/components/browser/closest-target';
import { hashTarget } from '@/components/browser/hash-target';
import { onResize } from '@/components/browser/on-resize';
import { scrollIntoList } from '@/components/browser/scroll-into-list';
import { scrollSmoothly } from './smooth-scroll';

/** Share of the viewport, from its top, above which a heading counts as read. */
const READING_SHARE = 1 / 3;

/**
 * Marks the entry of the table of contents whose section is being read: the chosen one while its heading is in sight,
 * else none above the first one, and at the end of the page the last one. What is folded away counts as not there.
 */
export function connectToc(host: HTMLElement, signal: AbortSignal): void {
  scrollSmoothly(host, signal);
  const toc = host.querySelector<HTMLElement>('.toc');
  if (!toc) return;
  const entries = [...toc.querySelectorAll('a')].flatMap((link) => {
    const heading = hashTarget(link.hash);
    return heading ? [{ link, heading }] : [];
  });
  /** Named by the address or a click, and perhaps still on its way into sight. */
  let chosen: HTMLElement | undefined;
  let hasArrived = false;
  let frame = 0;
  const update = () => {
    frame = 0;
    const shown = entries.filter(({ heading }) => isShown(heading));
    const isSeen = chosen !== undefined && isInSight(chosen);
    if (hasArrived && !isSeen) chosen = undefined;
    hasArrived ||= isSeen;
    const active = shown.find(({ heading }) => heading === chosen);
    mark(toc, (active ?? readEntry(shown))?.link);
  };
  const schedule = () => {
    frame ||= requestAnimationFrame(update);
  };
  const choose = (hash: string) => {
    chosen = hashTarget(hash);
    hasArrived = false;
    schedule();
  };
  const handleClick = (event: Event) => {
    const link = linkOf(event);
    if (link?.hash && link.pathname === location.pathname) choose(link.hash);
  };
  const handleHash = () => choose(window.location.hash);
  const handleArrival = () => {
    hasArrived = true;
    schedule();
  };
  // A link that the address names already changes nothing there.
  document.addEventListener('click', handleClick, { signal });
  window.addEventListener('hashchange', handleHash, { signal });
  document.addEventListener('scrollend', handleArrival, { signal });
  window.addEventListener('scroll', schedule, { signal, passive: true });
  window.addEventListener('resize', schedule, { signal, passive: true });
  handleHash();
  // An answer or a tab folds sections away, and brings them back, without a scroll.
  onResize([document.querySelector('.prose')], schedule, signal);
  signal.addEventListener('abort', () => cancelAnimationFrame(frame));
}

type Entry = { link: HTMLElement; heading: HTMLElement };

const isShown = (heading: HTMLElement): boolean =>
  heading.getClientRects().length > 0;

const topOf = (heading: HTMLElement): number =>
  heading.getBoundingClientRect().top;

function isInSight(heading: HTMLElement): boolean {
  const top = topOf(heading);
  return top >= 0 && top < window.innerHeight;
}

function readEntry(entries: readonly Entry[]): Entry | undefined {
  if (isAtEnd()) return entries.at(-1);
  const line = window.innerHeight * READING_SHARE;
  return entries.findLast(({ heading }) => topOf(heading) <= line);
}

function mark(toc: HTMLElement, active: HTMLElement | undefined): void {
  const marked = toc.querySelector('[aria-current]');
  if (marked === (active ?? null)) return;
  marked?.removeAttribute('aria-current');
  active?.setAttribute('aria-current', 'true');
  if (active) scrollIntoList(toc, active);
}

function isAtEnd(): boolean {
  const { scrollHeight } = document.documentElement;
  return (
    window.scrollY > 0 &&
    window.scrollY + window.innerHeight >= scrollHeight - 2
  );
}
