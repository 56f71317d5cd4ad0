import { FRAME_MS } from './benchmark';

/** The middle of repeated measurements, and the quarters around it. */
export type Spread = { median: number; low: number; high: number };

/** The spread above which figures are not to be trusted, as a share of the median. */
const NOISY = 0.2;

/**
 * Sums up repeated measurements in their own unit.
 *
 * @throws RangeError when there are none
 */
export function spreadOf(values: readonly number[]): Spread {
  if (values.length === 0) throw new RangeError('Nothing was measured.');
  const sorted = [...values].sort((a, b) => a - b);
  const at = (share: number) => {
    const place = share * (sorted.length - 1);
    const below = sorted[Math.floor(place)] ?? 0;
    const above = sorted[Math.ceil(place)] ?? 0;
    const value = below + (above - below) * (place % 1);
    return Math.round(value * 10) / 10;
  };
  return { median: at(0.5), low: at(0.25), high: at(0.75) };
}

/** Sums up several figures of repeated measurements, name by name. */
export function spreadsOf<Name extends string>(
  rows: readonly Readonly<Record<Name, number>>[],
  names: readonly Name[],
): Record<string, Spread> {
  return Object.fromEntries(
    names.map((name) => [name, spreadOf(rows.map((row) => row[name]))]),
  );
}

/** Whether half of the measurements lie further apart than a fifth of their median. */
export function isNoisy({ median, low, high }: Spread): boolean {
  return high - low > median * NOISY;
}

/** Whether it takes longer than a frame, which is the least that somebody could see. */
export function isSeen({ median }: Spread): boolean {
  return median >= FRAME_MS;
}
