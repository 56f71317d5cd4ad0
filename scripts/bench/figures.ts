/** What was measured, by names that end in its unit; less is better. */
export type Figures = Readonly<Record<string, number>>;

/** The middle value; of an even number of values the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  if (values.length === 0) {
    throw new Error('[site] There is no median of no values.');
  }
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1
    ? upper
    : ((sorted[middle - 1] ?? 0) + upper) / 2;
}

/** Measures so often, one time after the other: the medians, name by name. */
export async function measureOften(
  runs: number,
  measure: () => Promise<Figures>,
): Promise<Figures> {
  const samples: Figures[] = [];
  for (let run = 0; run < runs; run++) samples.push(await measure());
  const names = Object.keys(samples[0] ?? {});
  return Object.fromEntries(
    names.map((name) => [name, median(samples.map((one) => one[name] ?? 0))]),
  );
}

/** Prints a table: the names of what was measured are its rows. */
export function printTable(
  title: string,
  columns: Readonly<Record<string, Figures>>,
): void {
  const rows: Record<string, Figures> = {};
  for (const [column, figures] of Object.entries(columns)) {
    for (const [name, value] of Object.entries(figures)) {
      rows[name] = { ...rows[name], [column]: Number(value.toPrecision(3)) };
    }
  }
  console.log(title);
  console.table(rows);
}
