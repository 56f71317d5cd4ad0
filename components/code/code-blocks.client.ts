import { beginAt } from '@/components/browser/begin-at';
import { closestTarget } from '@/components/browser/closest-target';
import { copyFrom } from '@/components/browser/copy';
import { keepInPlace } from '@/components/browser/keep-in-place';
import { loadPart } from '@/components/browser/load-part';
import { onResize } from '@/components/browser/on-resize';
import { chooseWrap, isWrapped, isWrapUseful } from './code-wrap';

/** Gives the buttons of all code blocks of a text what they do. */
export function connectCodeBlocks(
  host: HTMLElement,
  signal: AbortSignal,
): void {
  const blocks = [...host.querySelectorAll('figure.code > pre')];
  const stops = [
    ...host.querySelectorAll<HTMLElement>('pre[tabindex], .table-frame'),
  ];
  const update = () => {
    // The browser's own search, or a link to words, has led to what is folded away.
    blocks.filter(({ scrollTop }) => scrollTop > 0).forEach(unfold);
    updateStops(stops);
    updateWraps(blocks);
  };
  const handleClick = (event: MouseEvent) => {
    const button = closestTarget(event, '.code-button');
    const pre = button?.closest('figure')?.querySelector('pre');
    if (!button || !pre) return;
    if (button.matches('.code-copy')) {
      void copyFrom(button, copiedOf(pre));
    } else if (button.matches('.code-unfold')) {
      unfold(pre);
      beginAt(pre);
    } else if (button.matches('.code-wrap')) {
      keepInPlace(pre, () => chooseWrap(pre, !isWrapped(pre)));
      update();
    }
  };
  host.addEventListener('click', handleClick, { signal });
  host.addEventListener('scroll', update, { signal, capture: true });
  // What is in it may grow alone.
  const sized = stops.flatMap((stop) => [stop, stop.firstElementChild]);
  onResize(sized, update, signal);
}

/** The Tab key stops where the arrow keys would scroll, and nowhere else. */
function updateStops(stops: readonly HTMLElement[]): void {
  const scrolling = stops.map((one) => one.scrollWidth > one.clientWidth);
  stops.forEach((one, index) => {
    if (scrolling[index]) one.tabIndex = 0;
    // The focus would be lost.
    else if (one !== document.activeElement) one.removeAttribute('tabindex');
  });
}

/**
 * Shows the button for wrapping where it would do something. All blocks are measured before any is changed: after a
 * change, the browser would have to lay out the page anew for the next measure.
 */
function updateWraps(blocks: readonly Element[]): void {
  const states = blocks.map((pre) => ({
    wrap: pre.parentElement?.querySelector<HTMLElement>('.code-wrap'),
    isUseful: isWrapUseful(pre),
    wraps: isWrapped(pre),
  }));
  for (const { wrap, isUseful, wraps } of states) {
    wrap?.toggleAttribute('hidden', !isUseful);
    wrap?.setAttribute('aria-pressed', String(wraps));
  }
}

/** What is seen of it stays where it is. */
function unfold(pre: Element): void {
  const top = pre.scrollTop;
  pre.closest('figure')?.classList.remove('code-folding');
  pre.parentElement?.querySelector('.code-unfold')?.remove();
  window.scrollBy({ top, behavior: 'instant' });
}

/** The shown code; removed lines of a difference, and remarks, are not part of the result. */
function codeOf(pre: Element): string {
  const copy = pre.cloneNode(true) as Element;
  for (const line of copy.querySelectorAll('.diff.remove, .code-remark')) {
    const next = line.nextSibling;
    // A remark holds its own end of line, a removed line has it behind it.
    if (line.matches('.diff.remove') && next instanceof Text) {
      next.data = next.data.replace('\n', '');
    }
    line.remove();
  }
  return copy.textContent.trimEnd();
}

/** A sign with which prompts of shells end. */
const PROMPT = /[$%❯➜λ#>]\s|:\\.*>/;

/** Of a terminal, what can be typed. */
function copiedOf(pre: Element): string | Promise<string> {
  const code = codeOf(pre);
  const label = pre.parentElement?.querySelector('.code-language');
  if (label?.textContent !== 'Shell' || !PROMPT.test(code)) return code;
  return loadPart(() => import('./commands-of')).then(({ commandsOf }) =>
    commandsOf(code),
  );
}
