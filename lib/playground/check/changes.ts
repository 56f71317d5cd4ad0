/** Lines that make one text of another. */
type LineChange = {
  /** 1-based line of the first text: the first that goes, or the one before which lines come. */
  line: number;
  removed: string[];
  added: string[];
};

/** The fewest lines to take away and to add, in order; neighbours are one change. */
export function changesBetween(before: string, after: string): LineChange[] {
  const [old, young] = [before, after].map((text) =>
    text.trimEnd().split('\n'),
  ) as [string[], string[]];
  const common = commonLengths(old, young);
  const changes: LineChange[] = [];
  let open: LineChange | undefined;
  for (let at = 0, to = 0; at < old.length || to < young.length;) {
    if (at < old.length && old[at] === young[to]) {
      open = undefined;
      at++;
      to++;
      continue;
    }
    if (!open) {
      open = { line: at + 1, removed: [], added: [] };
      changes.push(open);
    }
    const isRemoved =
      to >= young.length ||
      (at < old.length &&
        (common[at + 1]?.[to] ?? 0) >= (common[at]?.[to + 1] ?? 0));
    if (isRemoved) open.removed.push(old[at++] ?? '');
    else open.added.push(young[to++] ?? '');
  }
  return changes;
}

/** How many lines the rests of both texts have in common, from each pair of lines on. */
function commonLengths(
  old: readonly string[],
  young: readonly string[],
): number[][] {
  const lengths = Array.from({ length: old.length + 1 }, () =>
    new Array<number>(young.length + 1).fill(0),
  );
  for (let at = old.length - 1; at >= 0; at--) {
    for (let to = young.length - 1; to >= 0; to--) {
      const [row, below] = [lengths[at] ?? [], lengths[at + 1] ?? []];
      row[to] =
        old[at] === young[to]
          ? (below[to + 1] ?? 0) + 1
          : Math.max(below[to] ?? 0, row[to + 1] ?? 0);
    }
  }
  return lengths;
}
