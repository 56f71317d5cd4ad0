/** A heading as the compiler met it. */
export type Heading = {
  id: string;
  level: number;
  /** Plain text. */
  text: string;
  /** The same with inline code kept as `<code>` and everything else escaped. */
  html: string;
};

/** A heading with the headings below it. */
export type TocEntry = Heading & { children: TocEntry[] };

/**
 * Nests a page's headings by level and keeps those between two levels.
 *
 * The tree is built from all headings and filtered afterwards, so that a page that begins with a deeper
 * heading keeps its order. When a heading is dropped, its children move up.
 */
export function buildToc(
  headings: readonly Heading[],
  minLevel: number,
  maxLevel: number,
): TocEntry[] {
  const top: TocEntry[] = [];
  const open: TocEntry[] = [];
  for (const heading of headings) {
    const entry: TocEntry = { ...heading, children: [] };
    while ((open.at(-1)?.level ?? 0) >= entry.level) open.pop();
    (open.at(-1)?.children ?? top).push(entry);
    open.push(entry);
  }
  return keepLevels(top, minLevel, maxLevel);
}

function keepLevels(
  entries: readonly TocEntry[],
  minLevel: number,
  maxLevel: number,
): TocEntry[] {
  return entries.flatMap((entry) => {
    const children = keepLevels(entry.children, minLevel, maxLevel);
    return entry.level >= minLevel && entry.level <= maxLevel
      ? [{ ...entry, children }]
      : children;
  });
}
