import type { ScrollResult } from '../types';

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
