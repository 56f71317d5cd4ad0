type PagerLink = {
  label: string;
  path: string;
  /** What the page is about. */
  description?: string | undefined;
};
export type PagerLinks = {
  previous: PagerLink | undefined;
  next: PagerLink | undefined;
};

/** The neighbours of a page in reading order; none for a page that is not in the list. */
export function findPagerLinks(
  pages: readonly PagerLink[],
  path: string,
): PagerLinks {
  const index = pages.findIndex((page) => page.path === path);
  if (index === -1) return { previous: undefined, next: undefined };
  return { previous: pages[index - 1], next: pages[index + 1] };
}
