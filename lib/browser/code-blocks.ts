import { copyFrom } from './copy';

/**
 * Gives every code block its buttons. They are made here because without scripts they could do nothing.
 *
 * @returns undoes it
 */
export function startCodeBlocks(): () => void {
  const stops = [...document.querySelectorAll('figure.code')].map(startBlock);
  return () => stops.forEach((stop) => stop());
}

function startBlock(figure: Element): () => void {
  const pre = figure.querySelector('pre');
  const caption = figure.querySelector('figcaption');
  if (!pre || !caption || figure.querySelector('.code-buttons')) {
    return () => {};
  }
  const wrap = makeButton('Toggle word wrap', 'Wrap');
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

  const updateWrap = () => {
    wrap.hidden =
      pre.scrollWidth <= pre.clientWidth &&
      !figure.classList.contains('code-wrapped');
  };
  updateWrap();
  if (typeof ResizeObserver !== 'function') return () => buttons.remove();
  const observer = new ResizeObserver(updateWrap);
  observer.observe(pre);
  return () => {
    observer.disconnect();
    buttons.remove();
  };
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
  for (const line of copy.querySelectorAll('.diff.remove, .code-remark'))
    line.remove();
  return (copy.textContent ?? '').trimEnd();
}
