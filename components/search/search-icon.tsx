const PATHS = {
  page: 'M6 3h8l4 4v14H6zM14 3v4h4',
  heading: 'M9 4L7 20M17 4l-2 16M4 9h16M4 15h16',
  content: 'M4 7h16M4 12h16M4 17h10',
  recent: 'M12 4a8 8 0 1 0 0 16a8 8 0 0 0 0-16M12 8v4l3 2',
} as const;

/** Tells the kinds of hits apart. */
export function SearchIcon({
  name,
  label,
}: {
  name: keyof typeof PATHS;
  label?: string;
}) {
  return (
    <svg
      className="icon search-icon"
      viewBox="0 0 24 24"
      width="18"
      height="18"
      focusable="false"
      {...(label
        ? { role: 'img', 'aria-label': label }
        : { 'aria-hidden': true })}
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
