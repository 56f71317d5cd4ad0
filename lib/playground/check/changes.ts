import { diffArrays } from 'diff';
import type { Change } from '@/lib/playground/tutorial';

/** Lines that make one text of another. */
type LineChange = Omit<Change, 'file'>;

/** The fewest lines to take away and to add, in order; neighbours are one change. */
export function changesBetween(before: string, after: string): LineChange[] {
  const linesOf = (text: string) => text.trimEnd().split('\n');
  const changes: LineChange[] = [];
  let open: LineChange | undefined;
  let line = 1;
  for (const part of diffArrays(linesOf(before), linesOf(after))) {
    if (part.added || part.removed) {
      if (!open) changes.push((open = { line, removed: [], added: [] }));
      open[part.added ? 'added' : 'removed'].push(...part.value);
    } else open = undefined;
    if (!part.added) line += part.count;
  }
  return changes;
}
