import { normalizePath, withBase, withoutBase } from '@/lib/base/url';
import { chooseWrap, isWrapped, isWrapUseful } from './code-wrap';
import { copyFrom } from '@/lib/base/browser/copy';
import { element } from '@/lib/base/browser/dom';

type Block = { pre: Element; lines: number; wrap: HTMLButtonElement };

/**
 * Gives every code block its buttons. They are made here because without scripts they could do nothing.
 *
 * @param signal takes them away
 */
export function startCodeBlocks(signal: AbortSignal): void {
  const blocks = [
    ...document.querySelectorAll<HTMLElement>('figure.code'),
  ].flatMap(startBlock);
  const update = () => updateWraps(blocks);
  for (const { pre, wrap } of blocks) {
    wrap.addEventListener('click', () => {
      chooseWrap(!isWrapped(pre));
      update();
    });
  }
  const observer =
    typeof ResizeObserver === 'function' ? new ResizeObserver(update) : null;
  // It calls before the next frame is painted, when the page has been laid out in any case.
  if (observer) for (const { pre } of blocks) observer.observe(pre);
  else update();
  signal.addEventListener('abort', () => {
    observer?.disconnect();
    for (const { wrap } of blocks) wrap.parentElement?.remove();
  });
}

function startBlock(figure: HTMLElement): Block[] {
  const pre = figure.querySelector('pre');
  const caption = figure.querySelector('figcaption');
  if (!pre || !caption || figure.querySelector('.code-buttons')) return [];
  const wrap = makeButton('Toggle word wrap', 'Wrap');
  wrap.hidden = true;
  const copy = makeButton('Copy code to clipboard', 'Copy');
  // Beside the caption: in it, they would be part of the block's name.
  pre.before(
    element(
      'div',
      { class: 'code-buttons' },
      editLink(figure),
      stepButton(figure),
      wrap,
      copy,
    ),
  );

  copy.addEventListener(
    'click',
    () => void copyFrom(copy, () => navigator.clipboard.writeText(codeOf(pre))),
  );
  if (figure.classList.contains('code-folding')) {
    addUnfold(figure, pre);
  }
  const lines = (pre.textContent ?? '').trimEnd().split('\n').length;
  return [{ pre, lines, wrap }];
}

/**
 * Shows the button for wrapping where it would do something. All blocks are measured before any is changed: after a
 * change, the browser would have to lay out the page anew for the next measure.
 */
function updateWraps(blocks: readonly Block[]): void {
  const states = blocks.map(({ pre, lines }) => ({
    isUseful: isWrapUseful(pre, lines),
    wraps: isWrapped(pre),
  }));
  blocks.forEach(({ wrap }, index) => {
    wrap.hidden = !states[index]?.isUseful;
    wrap.setAttribute('aria-pressed', String(states[index]?.wraps));
  });
}

/** Leads to the playground, where the block runs there. */
function editLink(figure: HTMLElement): HTMLElement | undefined {
  const number = figure.dataset['edit'];
  if (number === undefined) return undefined;
  const page = normalizePath(withoutBase(window.location.pathname));
  return element(
    'a',
    {
      class: 'code-button',
      href: `${withBase('/play')}?sample=${page}:${number}`,
      'aria-label': 'Edit in the playground',
    },
    'Edit',
  );
}

/** Opens and closes the values of the block, one by one. */
function stepButton(figure: HTMLElement): HTMLElement | undefined {
  if (!figure.dataset['values']) return undefined;
  const step = makeButton('Step through the values', 'Step');
  let close: (() => void) | undefined;
  step.addEventListener('click', async () => {
    const { stepValues } = await import('./value-steps');
    close = close ? void close() : stepValues(figure);
    step.setAttribute('aria-pressed', String(close !== undefined));
  });
  return step;
}

function makeButton(name: string, text: string): HTMLButtonElement {
  const attributes = { type: 'button', class: 'code-button' };
  return element('button', { ...attributes, 'aria-label': name }, text);
}

function addUnfold(figure: Element, pre: Element): void {
  figure.classList.add('code-folded');
  const button = makeButton('Show all lines of the sample', 'Show all lines');
  button.classList.add('code-unfold');
  button.addEventListener('click', () => {
    figure.classList.remove('code-folded');
    button.remove();
    if (pre instanceof HTMLElement) pre.focus();
  });
  figure.append(button);
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
  return (copy.textContent ?? '').trimEnd();
}
