import type { MadeOn } from '@/lib/benchmarks';

/** Load average of a machine that does nothing else. */
const QUIET_LOAD = 0.5;

const WORDS = ['no', 'one', 'two', 'three', 'four'];

/** On which machine figures were measured, and how quiet it was. */
export function LabMadeOn(props: { madeOn: MadeOn; isMedian?: boolean }) {
  const { browser, cores, load, versions, times } = props.madeOn;
  const packages = Object.entries(versions)
    .map(([name, version]) => `${name} ${version}`)
    .join(', ');
  return (
    <p className="lab-made">
      Measured {times === 1 ? 'once' : `${times} times`} on a machine with{' '}
      {WORDS[cores] ?? cores} cores, in headless {browser}
      {load > QUIET_LOAD &&
        `, with a load average of ${load} when it began`}.{' '}
      {props.isMedian &&
        'The figures are medians, with the interquartile range below them. '}
      {packages}.
    </p>
  );
}
