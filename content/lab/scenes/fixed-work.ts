import { spreadOf } from '@/lib/benchmarks/run';

const ROWS = 300;
const TIMES = 3;

/**
 * How fast the machine is just now: the time of a piece of work that is always the same. It makes rows, lays them out,
 * turns them round and takes them away.
 *
 * @returns milliseconds, the median of a few times
 */
export function measurePace(host: HTMLElement): number {
  const times = Array.from({ length: TIMES }, () => {
    const start = performance.now();
    doFixedWork(host);
    return performance.now() - start;
  });
  return spreadOf(times).median;
}

function doFixedWork(host: HTMLElement): void {
  const list = host.appendChild(document.createElement('ul'));
  for (let index = 0; index < ROWS; index++) {
    const row = list.appendChild(document.createElement('li'));
    for (const text of [`Row ${index}`, `${index * 3}`, `${index % 7}`]) {
      row.appendChild(document.createElement('span')).textContent = text;
    }
  }
  list.getBoundingClientRect();
  list.append(...[...list.children].reverse());
  list.getBoundingClientRect();
  list.remove();
}
