import { fetchText } from '@/components/browser/fetch-text';
import { isOutdated, loadPart } from '@/components/browser/load-part';
import { trusted } from '@/components/browser/trusted';
import type { Answer, Question } from '@/lib/playground/worker';

/** Why a worker gave no value; with a line where a text could not be read. */
export class WorkerError extends Error {
  constructor(
    message: string,
    readonly line?: number,
  ) {
    super(message);
  }
}

type Functions = Record<string, (...args: never[]) => unknown>;

type Waiting = Question & {
  end: (value: unknown) => void;
  fail: (error: WorkerError) => void;
  /** Runs once the worker has begun. */
  limit?: number;
};

/** The way to a worker. It is started with the first question, and ended when one takes too long. */
export class WorkerLink<Served extends Functions> {
  readonly #waiting = new Map<number, Waiting>();
  #worker: Worker | undefined;
  #count = 0;

  /**
   * @param address of its script, with the base path
   * @param limitMs how long an answer may take
   */
  constructor(
    private readonly address: string | undefined,
    private readonly limitMs: number,
  ) {}

  /** @throws WorkerError */
  ask<Name extends keyof Served & string>(
    name: Name,
    ...args: Parameters<Served[Name]>
  ): Promise<Awaited<ReturnType<Served[Name]>>> {
    return new Promise((end, fail) => {
      const question = { id: ++this.#count, name, args };
      this.#send({ ...question, end: end as Waiting['end'], fail });
    });
  }

  #send(one: Waiting): void {
    if (!this.#worker && isOutdated()) return one.fail(missing());
    this.#waiting.set(one.id, one);
    const { id, name, args } = one;
    (this.#worker ??= this.#start()).postMessage({ id, name, args });
  }

  #start(): Worker {
    const address = trusted.createScriptURL(this.address ?? '');
    const worker = new Worker(address, { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<Answer>) => this.#take(data);
    worker.onerror = () =>
      this.#stop(missing(() => fetchText(this.address ?? '')).message);
    return worker;
  }

  #take(answer: Answer): void {
    const one = this.#waiting.get(answer.id);
    if (!one) return;
    if (answer.kind === 'begins') {
      one.limit = window.setTimeout(() => this.#stop(TOO_LONG), this.limitMs);
      return;
    }
    this.#waiting.delete(answer.id);
    window.clearTimeout(one.limit);
    if (answer.kind === 'value') one.end(answer.value);
    else if (one.limit !== undefined) {
      one.fail(new WorkerError(answer.message, answer.line));
    } else one.fail(missing(() => Promise.reject(new Error(answer.message))));
  }

  /** Ends the worker; what it had not begun is asked of the next one. */
  #stop(why: string): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    const all = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const one of all) {
      window.clearTimeout(one.limit);
      if (why === TOO_LONG && one.limit === undefined) this.#send(one);
      else one.fail(new WorkerError(why));
    }
  }
}

/** Why a worker or a file of its own is not there; after a deployment, the page says more. */
function missing(load?: () => Promise<unknown>): WorkerError {
  if (load) loadPart(load).catch(() => {});
  return new WorkerError(
    'A part of the page could not be loaded. Check the connection.',
  );
}

const TOO_LONG =
  'Stopped: this code takes too long to read. Nest its brackets less deeply.';
