import { STORAGE_KEYS } from '@/lib/site/config';
import { createStorageSlot } from '@/components/browser/storage-slot';

const slot = () => createStorageSlot(STORAGE_KEYS.codeWrap);

/** Whether the lines of a block wrap: as the reader has chosen for all, else as the width of the screen has it. */
export function isWrapped(pre: Element): boolean {
  return getComputedStyle(pre).whiteSpace === 'pre-wrap';
}

/** Makes the lines of all blocks wrap, or stay whole, and remembers it. */
export function chooseWrap(wraps: boolean): void {
  const choice = wraps ? 'on' : 'off';
  document.documentElement.dataset['codeWrap'] = choice;
  slot().set(choice);
}

/**
 * Whether wrapping makes, or would make, a difference to a block.
 *
 * @param lines how many lines its code has
 */
export function isWrapUseful(pre: Element, lines: number): boolean {
  if (pre.scrollWidth > pre.clientWidth) return true;
  const { whiteSpace, lineHeight, paddingBlockStart, paddingBlockEnd } =
    getComputedStyle(pre);
  if (whiteSpace !== 'pre-wrap') return false;
  const unwrapped =
    lines * parseFloat(lineHeight) +
    parseFloat(paddingBlockStart) +
    parseFloat(paddingBlockEnd);
  return pre.scrollHeight > unwrapped + 2;
}
