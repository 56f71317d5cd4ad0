/** One measured number. Lower is better for all of them but rates, whose unit ends in `/s`. */
export type Figure = {
  /** Part of the benchmark: `bytes`, `load`, … */
  part: string;
  /** What was measured: a kind of page, a size of the site. */
  subject: string;
  /** What about it: `HTML, gzip`. */
  name: string;
  value: number;
  unit: string;
};

/** What a run of the benchmark leaves behind. */
export type BenchResult = {
  /** ISO time of the run. */
  date: string;
  /** Version that was measured, as the version history names it. */
  commit: string;
  machine: string;
  /** Load averages of the machine at the start and at the end: far above the number of cores, times say little. */
  load: { start: number; end: number };
  runs: number;
  figures: Figure[];
};

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

/** Medians of measurements that were repeated, name by name; the names are those of the first. */
export function medians(
  samples: readonly Readonly<Record<string, number>>[],
): Record<string, number> {
  return Object.fromEntries(
    Object.keys(samples[0] ?? {}).map((name) => [
      name,
      median(samples.map((sample) => sample[name] ?? 0)),
    ]),
  );
}
