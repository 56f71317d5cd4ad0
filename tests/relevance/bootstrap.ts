/** The lower and the upper end of a 95 % interval. */
export type Interval = { low: number; high: number };

const ROUNDS = 2000;
const SEED = 20_260;

/**
 * The 95 % interval of a mean, by the percentile bootstrap: as many values are drawn with replacement, again and again, and 95 % of the
 * means of these draws lie in it. The same values give the same interval, on every machine.
 * @throws Error if there are no values
 */
export function bootstrapInterval(
  values: readonly number[],
  { rounds = ROUNDS, seed = SEED } = {},
): Interval {
  if (values.length === 0) {
    throw new Error(
      '[site] There is no interval of no values. Leave out kinds without queries.',
    );
  }
  const random = randomNumbers(seed);
  const means = Array.from({ length: rounds }, () => {
    let sum = 0;
    for (let drawn = 0; drawn < values.length; drawn += 1)
      sum += values[Math.floor(random() * values.length)] ?? 0;
    return sum / values.length;
  }).sort((a, b) => a - b);
  const at = (share: number): number =>
    means[Math.min(rounds - 1, Math.floor(rounds * share))] ?? 0;
  return { low: at(0.025), high: at(0.975) };
}

/** Numbers from 0 to below 1 that look random and follow from the seed: the generator "mulberry32". */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
