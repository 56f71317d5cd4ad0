import {
  isNoisy,
  rangeText,
  timeText,
  type Spread,
} from '@/lib/benchmarks/run';

/** A median with the middle half of its measurements, and a word where they lie far apart. */
export function LabSpread({ spread }: { spread: Spread }) {
  const { median, low, high } = spread;
  return (
    <>
      {timeText(median)}{' '}
      <small>
        {rangeText(low, high)}
        {isNoisy(spread) && ', noisy'}
      </small>
    </>
  );
}
