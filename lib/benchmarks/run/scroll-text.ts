import type { ScrollResult } from '../types';
import type { ListChange, ScrollWay } from './scrolling';

/** As pages call the ways of a viewport. */
export const WAY_NAMES: Readonly<Record<ScrollWay, string>> = {
  fixed: 'fixed',
  dynamic: 'dynamic',
  autosize: 'autosize',
  'fixed kept': 'fixed, keeping the index',
  'dynamic kept': 'dynamic, keeping the index',
  'autosize kept': 'autosize, keeping the index',
};

/** As pages call what happens to the list. */
export const CHANGE_NAMES: Readonly<Record<ListChange, string>> = {
  shrink: 'Rows are removed at the end',
  grow: 'Rows are added at the top',
  resize: 'All rows get taller',
  reverse: 'The order is reversed',
};

/** What became of the row at the top of the view. */
export function describeShift({ shift, seen }: ScrollResult): string {
  if (seen === 0) return 'no row in view';
  if (shift === null) return 'out of view';
  return shift === 0 ? 'stays' : `moves by ${shift} px`;
}

/** What the list looks like then. */
export function describeList({ estimated, real, gap }: ScrollResult): string {
  const height =
    estimated === real
      ? 'height exact'
      : `height ${estimated} px, really ${real} px`;
  return gap === 0 ? height : `${height}; rows ${gap} px off`;
}
