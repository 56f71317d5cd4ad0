/** One measured number; lower is better. */
export type Figure = {
  /** Part of the benchmark: `sizes`, `memory`, … */
  part: string;
  /** What was measured: a kind of page, a size of the site. */
  subject: string;
  /** What about it: `HTML, gzip`. */
  name: string;
  value: number;
  unit: string;
};

/** Makes the figures of one part and subject; times, if no unit is given. */
export function figuresOf(part: string, subject: string) {
  return (name: string, value = 0, unit = 'ms'): Figure => ({
    part,
    subject,
    name,
    value,
    unit,
  });
}

/** Measures so often, one time after the other. */
export async function repeat<Sample>(
  runs: number,
  measure: (run: number) => Promise<Sample>,
): Promise<Sample[]> {
  const samples: Sample[] = [];
  for (let run = 0; run < runs; run++) samples.push(await measure(run));
  return samples;
}

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
export function medians<Name extends string>(
  samples: readonly Readonly<Record<Name, number>>[],
): Record<Name, number> {
  const names = Object.keys(samples[0] ?? {}) as Name[];
  return Object.fromEntries(
    names.map((name) => [name, median(samples.map((sample) => sample[name]))]),
  ) as Record<Name, number>;
}
