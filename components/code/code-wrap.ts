import { STORAGE_KEYS } from '@/lib/site/config';
import { createStorageSlot } from '@/components/browser/storage-slot';

const slot = () => createStorageSlot(STORAGE_KEYS.codeWrap);

/** Whether the lines of a block wrap: as the reader has chosen for all, else as the width of the screen has it. */
export function isWrapped(pre: Element): boolean {
  return getComputedStyle(pre).whiteSpace === 'pre-wrap';
}

/** Makes the lines of all blocks wrap, or stay whole, and remembers it where the screen alone would have it otherwise. */
export function chooseWrap(pre: Element, wraps: boolean): void {
  const { dataset } = document.documentElement;
  delete dataset['codeWrap'];
  slot().remove();
  if (isWrapped(pre) === wraps) return;
  dataset['codeWrap'] = wraps ? 'on' : 'off';
  slot().set(wraps ? 'on' : 'off');
}

/** Whether wrapping makes, or would make, a difference to a block. */
export function isWrapUseful(pre: Element): boolean {
  if (pre.scrollWidth > pre.clientWidth) return true;
  const { whiteSpace, lineHeight, paddingBlockStart, paddingBlockEnd } =
    getComputedStyle(pre);
  if (whiteSpace !== 'pre-wrap') return false;
  const unwrapped =
    pre.textContent.trimEnd().split('\n').length * parseFloat(lineHeight) +
    parseFloat(paddingBlockStart) +
    parseFloat(paddingBlockEnd);
  return pre.scrollHeight > unwrapped + 2;
}
