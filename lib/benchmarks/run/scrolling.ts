/** What happens to a list that is scrolled to its middle, as pages call it. */
export const CHANGE_NAMES = {
  shrink: 'Rows are removed at the end',
  grow: 'Rows are added at the top',
  resize: 'All rows get taller',
  reverse: 'The order is reversed',
} as const;
type ListChange = keyof typeof CHANGE_NAMES;
export const LIST_CHANGES = Object.keys(CHANGE_NAMES) as ListChange[];

/** Strategies of the viewport, without and with `keepScrolledIndexOnPrepend`, as pages call them. */
export const WAY_NAMES = {
  fixed: 'fixed',
  dynamic: 'dynamic',
  autosize: 'autosize',
  'fixed kept': 'fixed, keeping the index',
  'dynamic kept': 'dynamic, keeping the index',
  'autosize kept': 'autosize, keeping the index',
} as const;
type ScrollWay = keyof typeof WAY_NAMES;
export const SCROLL_WAYS = Object.keys(WAY_NAMES) as ScrollWay[];

export type ScrollCase = { way: ScrollWay; change: ListChange };

/** What became of the row at the top of the view. */
export function describeShift({
  shift,
  seen,
}: {
  shift: number | null;
  seen: number;
}): string {
  if (seen === 0) return 'no row in view';
  if (shift === null) return 'out of view';
  return shift === 0 ? 'stays' : `moves by ${shift} px`;
}

/** What the list looks like then. */
export function describeList({
  estimated,
  real,
  gap,
}: Record<'estimated' | 'real' | 'gap', number>): string {
  const height =
    estimated === real
      ? 'height exact'
      : `height ${estimated} px, really ${real} px`;
  return gap === 0 ? height : `${height}; rows ${gap} px off`;
}
