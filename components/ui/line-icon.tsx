/** A magnifying glass. */
export const SEARCH_PATH =
  'M10.5 4a6.5 6.5 0 1 0 0 13a6.5 6.5 0 0 0 0-13M15.5 15.5L20 20';

/** Fewer and fewer lines: a list that is narrowed. */
export const FILTER_PATH = 'M4 7h16M7 12h10M10 17h4';

/** The frame of all icons. */
export function LineIcon({ path }: { path: string }) {
  return (
    <svg
      className="icon"
      viewBox="0 0 24 24"
      width="20"
      height="20"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}
