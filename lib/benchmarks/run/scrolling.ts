/** What happens to a list that is scrolled to its middle. */
export const LIST_CHANGES = ['shrink', 'grow', 'resize', 'reverse'] as const;
export type ListChange = (typeof LIST_CHANGES)[number];

/** Strategies of the viewport, without and with `keepScrolledIndexOnPrepend`. */
export const SCROLL_WAYS = [
  'fixed',
  'dynamic',
  'autosize',
  'fixed kept',
  'dynamic kept',
  'autosize kept',
] as const;
export type ScrollWay = (typeof SCROLL_WAYS)[number];

export type ScrollCase = { way: ScrollWay; change: ListChange };

/** What became of the list, in pixels. */
export type ScrollResult = {
  /** How far the row at the top of the view has moved; null where it is out of view. */
  shift: number | null;
  /** Rows in view; a list at rest without any is empty. */
  seen: number;
  /** Height that the scrollbar stands for. */
  estimated: number;
  /** Height of all rows together. */
  real: number;
  /** Between two neighbours in view, or by which they overlap. */
  gap: number;
};
