import { copyFrom } from './copy';

type Block = { figure: Element; pre: Element; wrap: HTMLButtonElement };

/**
 * Gives every code block its buttons. They are made here because without scripts they could do nothing.
 *
 * @returns undoes it
 */
export function startCodeBlocks(): () => void {
  const blocks = [...document.querySelectorAll('figure.code')].flatMap(
    startBlock,
  );
  const update = () => updateWraps(blocks);
  const observer =
    typeof ResizeObserver === 'function' ? new ResizeObserver(update) : null;
  // It calls before the next frame is painted, when the page has been laid out in any case.
  if (observer) for (const { pre } of blocks) observer.observe(pre);
  else update();
  return () => {
    observer?.disconnect();
    for (const { wrap } of blocks) wrap.parentElement?.remove();
  };
}

function startBlock(figure: Element): Block[] {
  const pre = figure.querySelector('pre');
  const caption = figure.querySelector('figcaption');
  if (!pre || !caption || figure.querySelector('.code-buttons')) return [];
  const wrap = makeButton('Toggle word wrap', 'Wrap');
  wrap.hidden = true;
  const copy = makeButton('Copy code to clipboard', 'Copy');
  const buttons = document.createElement('div');
  buttons.className = 'code-buttons';
  buttons.append(wrap, copy);
  caption.append(buttons);

  wrap.addEventListener('click', () => {
    const isWrapped = figure.classList.toggle('code-wrapped');
    wrap.setAttribute('aria-pressed', String(isWrapped));
  });
  copy.addEventListener(
    'click',
    () => void copyFrom(copy, () => navigator.clipboard.writeText(codeOf(pre))),
  );
  if (figure.classList.contains('code-folding')) {
    addUnfold(figure, pre);
  }
  return [{ figure, pre, wrap }];
}

/**
 * Shows the button for wrapping where it would do something. All blocks are measured before any is changed: after a
 * change, the browser would have to lay out the page anew for the next measure.
 */
function updateWraps(blocks: readonly Block[]): void {
  const needless = blocks.map(
    ({ figure, pre }) =>
      pre.scrollWidth <= pre.clientWidth &&
      !figure.classList.contains('code-wrapped'),
  );
  blocks.forEach(({ wrap }, index) => {
    wrap.hidden = needless[index] ?? false;
  });
}

function makeButton(name: string, text: string): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'code-button';
  button.setAttribute('aria-label', name);
  button.textContent = text;
  return button;
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
  const copy = pre.cloneNode(true);
  if (!(copy instanceof Element)) return '';
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
