import type { Change } from '@/lib/benchmarks/run';
import type { Progress } from './stopwatch';

/** A row of lists and tables. */
export type Row = {
  id: number;
  name: string;
  first: number;
  second: number;
  third: number;
};

/** One row or value in so many changes. */
export const UPDATED_EACH = 10;

type RowChange = (rows: readonly Row[], count: number) => readonly Row[];

/** Each leaves the list as long as it was, but for the first and the last. */
export const ROW_CHANGES: Readonly<Record<Change, RowChange>> = {
  create: (_, count) =>
    Array.from({ length: count }, (__, id) => ({
      id,
      name: `Row ${id}`,
      first: id * 3,
      second: id % 7,
      third: id / 2,
    })),
  update: (rows) =>
    rows.map((row, index) =>
      index % UPDATED_EACH === 0 ? { ...row, name: `${row.name}, new` } : row,
    ),
  swap: (rows) => {
    const swapped = [...rows];
    const [second, last] = [swapped[1], swapped.at(-2)];
    if (second && last) {
      swapped[1] = last;
      swapped[swapped.length - 2] = second;
    }
    return swapped;
  },
  reverse: (rows) => rows.toReversed(),
  filter: (rows) => rows.filter(({ id }) => id % 2 === 0),
};

/** Compares the texts of a page's elements with what they should be. */
export function compare(
  shown: ArrayLike<{ textContent: string | null }>,
  wanted: readonly string[],
): Progress {
  if (shown.length === 0) return 'none';
  const isAll =
    shown.length === wanted.length &&
    // From the end, which comes last.
    wanted.every(
      (_, index) =>
        shown[wanted.length - 1 - index]?.textContent === wanted.at(-1 - index),
    );
  return isAll ? 'all' : 'some';
}
