import { hashTarget } from './hash-target';

/** Distance from the top of the viewport, in px, above which a heading counts as read. */
const READING_LINE_PX = 120;

/**
 * Marks the entry of the table of contents whose section is being read; at the end of the page, the last one.
 *
 * @returns stops it
 */
export function watchHeadings(): () => void {
  const toc = document.querySelector('[data-toc]');
  if (!toc) return () => {};
  const entries = [...toc.querySelectorAll('a')].flatMap((link) => {
    const heading = hashTarget(link.hash);
    return heading ? [{ link, heading }] : [];
  });
  let frame = 0;
  const update = () => {
    frame = 0;
    const read = entries.filter(
      ({ heading }) => heading.getBoundingClientRect().top <= READING_LINE_PX,
    );
    const active = isAtEnd() ? entries.at(-1) : (read.at(-1) ?? entries[0]);
    for (const { link } of entries) {
      if (link === active?.link) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
    }
  };
  const schedule = () => {
    frame ||= requestAnimationFrame(update);
  };
  const stop = new AbortController();
  const options = { signal: stop.signal, passive: true };
  window.addEventListener('scroll', schedule, options);
  window.addEventListener('resize', schedule, options);
  schedule();
  return () => {
    stop.abort();
    cancelAnimationFrame(frame);
  };
}

function isAtEnd(): boolean {
  const { scrollHeight } = document.documentElement;
  return (
    window.scrollY > 0 &&
    window.scrollY + window.innerHeight >= scrollHeight - 2
  );
}
