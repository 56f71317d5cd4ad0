import {
  FRAME_MS,
  timingOf,
  type Frame,
  type Timing,
} from '@/lib/benchmarks/run';

/** A page is at rest when it has shown everything for so long. */
const REST_MS = 60;

/** How much of a change is shown. */
export type Progress = 'none' | 'some' | 'all';

/**
 * Makes a change and measures it until a frame shows all of it.
 *
 * @param progress what the page shows of the change; asked once a frame
 * @param phase where within a frame the change is made, from 0 to 1
 */
export async function measureChange(
  change: () => void,
  progress: () => Progress,
  phase: number,
): Promise<Timing> {
  await restUntil(phase);
  const beats: number[] = [];
  const frames: Frame[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const start = performance.now();
  const beat = () => {
    beats.push(performance.now() - start);
    timer = setTimeout(beat);
  };
  timer = setTimeout(beat);
  change();
  let first = 0;
  for (;;) {
    const { seen, began, at } = await look(progress);
    frames.push([began - start, at - start]);
    if (seen !== 'none' && first === 0) first = at - start;
    if (seen !== 'all') continue;
    const done = at - start;
    await new Promise((resolve) => setTimeout(resolve, REST_MS));
    clearTimeout(timer);
    return timingOf(beats, frames, { first, done });
  }
}

/** Collects garbage where a recording lets it, as it would fall into any measurement, and waits for the moment. */
async function restUntil(phase: number): Promise<void> {
  (globalThis as { gc?: () => void }).gc?.();
  const { at } = await look(() => 'none');
  // Timers are too coarse for parts of a frame.
  while (performance.now() < at + phase * FRAME_MS);
}

/** What the next frame shows, when it began, and the first moment after it is laid out and painted. */
function look(
  progress: () => Progress,
): Promise<{ seen: Progress; began: number; at: number }> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => {
      const began = performance.now();
      const seen = progress();
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        port1.close();
        resolve({ seen, began, at: performance.now() });
      };
      port2.postMessage(0);
    });
  });
}
