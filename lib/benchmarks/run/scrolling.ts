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
