import { hashTarget } from '@/lib/base/browser/hash-target';

/** Share of the viewport, from its top, above which a heading counts as read. */
const READING_SHARE = 1 / 3;

/** Where a link to a heading puts it, in px from the top of the viewport, with what the bar on top may take. */
const ARRIVAL_LINE_PX = 120;

/** Marks the entry of the table of contents whose section is being read; at the end of the page, the last one. */
export function watchHeadings(signal: AbortSignal): void {
  const toc = document.querySelector('[data-toc]');
  if (!toc) return;
  const entries = [...toc.querySelectorAll('a')].flatMap((link) => {
    const heading = hashTarget(link.hash);
    return heading ? [{ link, heading }] : [];
  });
  let frame = 0;
  const update = () => {
    frame = 0;
    const line = window.innerHeight * READING_SHARE;
    const read = entries.filter(({ heading }) => topOf(heading) <= line);
    const active = isAtEnd()
      ? entries.at(-1)
      : (read.find(isJustReached) ?? read.at(-1) ?? entries[0]);
    for (const { link } of entries) {
      if (link === active?.link) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
    }
  };
  const schedule = () => {
    frame ||= requestAnimationFrame(update);
  };
  window.addEventListener('scroll', schedule, { signal, passive: true });
  window.addEventListener('resize', schedule, { signal, passive: true });
  schedule();
  signal.addEventListener('abort', () => cancelAnimationFrame(frame));
}

const topOf = (heading: HTMLElement): number =>
  heading.getBoundingClientRect().top;

/** The heading that the address names, as long as it is where its link has put it: the next one may be above the line, too. */
function isJustReached({ heading }: { heading: HTMLElement }): boolean {
  const top = topOf(heading);
  return (
    top >= 0 &&
    top <= ARRIVAL_LINE_PX &&
    heading === hashTarget(window.location.hash)
  );
}

function isAtEnd(): boolean {
  const { scrollHeight } = document.documentElement;
  return (
    window.scrollY > 0 &&
    window.scrollY + window.innerHeight >= scrollHeight - 2
  );
}
