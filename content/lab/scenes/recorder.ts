import type { Run } from '@/lib/benchmarks/run';

/** How far apart timers are that stand for the events a reader might cause. */
const TIMER_INTERVAL_MS = 50;
/** Rows in a row without work after which a run is over. */
const REST_MS = 60;
const EVENTS = ['keydown', 'pointerdown'] as const;

/** Milliseconds since `start`, in tenths. */
const since = (start: number, time: number) =>
  Math.round((time - start) * 10) / 10;

/** Steps of a queue that come closer are drawn as one. */
const QUEUE_STEP_MS = 8;

/** Leaves the last count of each short while: a queue that fills at once is one step. */
export function compressWaiting(
  steps: readonly (readonly [number, number])[],
): [number, number][] {
  const merged: [number, number][] = [];
  for (const [time, count] of steps) {
    const last = merged.at(-1);
    if (last && time - last[0] < QUEUE_STEP_MS) last[1] = count;
    else if (last?.[1] !== count) merged.push([time, count]);
  }
  return merged;
}

/** Notes what the page does while a list is rendered: a few numbers a row, one message a task, one callback a frame. */
export class Recorder {
  readonly #frames: number[] = [];
  readonly #tasks: [number, number, number][] = [];
  readonly #waiting: [number, number][] = [];
  readonly #inputs: [number, number, number][] = [];
  readonly #longTasks: [number, number][] = [];
  readonly #done = new Set<number>();
  readonly #channel = new MessageChannel();
  readonly #end = new AbortController();
  #task: [number, number, number] | undefined;
  #count = 0;
  #start = 0;
  #lastAt = 0;

  constructor(
    private readonly strategy: string,
    private readonly rows: number,
    private readonly workMs: number,
  ) {
    // Comes when the task that sent it is over: the first moment at which an event could be answered.
    this.#channel.port1.onmessage = () => {
      if (this.#task) this.#task[1] = performance.now();
      this.#task = undefined;
    };
  }

  /** From now on. */
  begin(): void {
    const { signal } = this.#end;
    this.#start = this.#lastAt = performance.now();
    this.#watchFrames();
    this.#watchLongTasks();
    for (const name of EVENTS) {
      addEventListener(name, (event) => this.#answer(event), {
        capture: true,
        signal,
      });
    }
    this.#awaitTimer(this.#start + TIMER_INTERVAL_MS);
  }

  /** A strategy has been given work. */
  queued(): void {
    this.#waiting.push([performance.now(), ++this.#count]);
  }

  /** The strategy begins with it. */
  begun(): void {
    this.#waiting.push([performance.now(), --this.#count]);
  }

  /** Called by the template of a row: computes for as long as the scene is set to. */
  render(row: number): void {
    const begun = performance.now();
    if (!this.#task) {
      this.#task = [begun, begun, 0];
      this.#tasks.push(this.#task);
      this.#channel.port2.postMessage(0);
    }
    while (performance.now() < begun + this.workMs);
    this.#task[2]++;
    this.#done.add(row);
    this.#lastAt = performance.now();
  }

  /** @returns when all rows are rendered and the page is at rest */
  async finish(): Promise<Run> {
    while (
      // Its end is still to come.
      this.#task ||
      this.#done.size < this.rows ||
      performance.now() - this.#lastAt < REST_MS
    ) {
      await new Promise((resolve) => setTimeout(resolve, REST_MS / 4));
    }
    this.#end.abort();
    this.#channel.port1.close();
    const at = (time: number) => since(this.#start, time);
    return {
      strategy: this.strategy,
      rows: this.rows,
      workMs: this.workMs,
      frames: this.#frames.map(at),
      tasks: this.#tasks.map(([start, end, rows]) => [
        at(start),
        at(end),
        rows,
      ]),
      waiting: compressWaiting(
        this.#waiting.map(([time, count]) => [at(time), count]),
      ),
      inputs: this.#inputs.map(([due, answered, real]) => [
        at(due),
        at(answered),
        real,
      ]),
      longTasks: this.#longTasks
        .filter(([, end]) => end > this.#start)
        .map(([start, end]) => [at(start), at(end)]),
    };
  }

  #watchFrames(): void {
    const look = () => {
      if (this.#end.signal.aborted) return;
      this.#frames.push(performance.now());
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }

  /** Only some browsers report them. */
  #watchLongTasks(): void {
    if (!PerformanceObserver.supportedEntryTypes.includes('longtask')) return;
    const observer = new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries()) {
        this.#longTasks.push([startTime, startTime + duration]);
      }
    });
    observer.observe({ type: 'longtask' });
    this.#end.signal.addEventListener('abort', () => observer.disconnect());
  }

  #answer({ timeStamp, isTrusted }: Event): void {
    if (isTrusted) this.#inputs.push([timeStamp, performance.now(), 1]);
  }

  /** Due every so often, whatever the page does meanwhile. */
  #awaitTimer(due: number): void {
    const timer = setTimeout(() => {
      const now = performance.now();
      for (let time = due; time <= now; time += TIMER_INTERVAL_MS) {
        this.#inputs.push([time, now, 0]);
        due = time + TIMER_INTERVAL_MS;
      }
      this.#awaitTimer(due);
    }, due - performance.now());
    this.#end.signal.addEventListener('abort', () => clearTimeout(timer));
  }
}
