import type { Costs } from './types';

/** Less than this is what any two programs have in common by chance. */
const MIN_SHARED_BYTES = 500;

/** What a feature costs, and how much of it is there already beside others. */
type FeatureCost = {
  name: string;
  bytes: number;
  /** Bytes that both need and are loaded once, most first. */
  shared: { name: string; bytes: number }[];
};

/** All features, the most expensive first. */
export function featureCosts({ features, pairs }: Costs): FeatureCost[] {
  return Object.entries(features)
    .map(([name, bytes]) => ({
      name,
      bytes,
      shared: Object.entries(features)
        .map(([other, own]) => ({
          name: other,
          bytes:
            bytes +
            own -
            (pairs[`${name}+${other}`] ??
              pairs[`${other}+${name}`] ??
              bytes + own),
        }))
        .filter((one) => one.bytes >= MIN_SHARED_BYTES)
        .sort((a, b) => b.bytes - a.bytes),
    }))
    .sort((a, b) => b.bytes - a.bytes);
}

/** Every export with code, the most expensive first. */
export function exportCosts({ exports }: Costs) {
  return Object.entries(exports)
    .flatMap(([entry, names]) =>
      Object.entries(names).map(([name, bytes]) => ({ entry, name, bytes })),
    )
    .sort((a, b) => b.bytes - a.bytes || (a.name < b.name ? -1 : 1));
}
