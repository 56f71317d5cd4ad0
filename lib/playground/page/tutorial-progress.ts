import { createStorageSlot } from '@/lib/base/browser/storage-slot';
import type { Project } from '../link';

type Files = Project['files'];
type Stored = {
  step: number;
  done: number[];
  code: Record<string, Files>;
};

/** How far a reader has come in a tutorial, stored on this device only. */
export class TutorialProgress {
  readonly #slot: ReturnType<typeof createStorageSlot>;
  readonly #stored: Stored;

  /**
   * @param page path of the tutorial
   * @param count of its steps
   */
  constructor(page: string, count: number) {
    this.#slot = createStorageSlot(`tutorial:${page}`);
    this.#stored = parse(this.#slot.get(), count);
  }

  /** Number of the step that the reader was at, from 0. */
  get step(): number {
    return this.#stored.step;
  }

  set step(step: number) {
    this.#stored.step = step;
    this.#save();
  }

  /** Whether a step has passed its check. */
  isDone(step: number): boolean {
    return this.#stored.done.includes(step);
  }

  /** Saves that a step has passed its check. */
  markDone(step: number): void {
    if (this.isDone(step)) return;
    this.#stored.done.push(step);
    this.#save();
  }

  /** What the reader has written in a step. */
  codeOf(step: number): Files | undefined {
    return this.#stored.code[step];
  }

  /** Saves what the reader has written in a step. */
  saveCode(step: number, files: Files): void {
    this.#stored.code[step] = files;
    this.#save();
  }

  #save(): void {
    this.#slot.set(JSON.stringify(this.#stored));
  }
}

/** Reads what is stored; anything else counts as no progress. */
function parse(text: string | null, count: number): Stored {
  const isStep = (value: unknown): value is number =>
    Number.isInteger(value) && Number(value) >= 0 && Number(value) < count;
  try {
    const { step, done, code } = JSON.parse(text ?? '{}') as Partial<Stored>;
    return {
      step: isStep(step) ? step : 0,
      done: Array.isArray(done) ? done.filter(isStep) : [],
      code: Object.fromEntries(
        Object.entries(code ?? {}).filter(([, files]) => isFiles(files)),
      ),
    };
  } catch {
    return { step: 0, done: [], code: {} };
  }
}

function isFiles(value: unknown): value is Files {
  return (
    Array.isArray(value) &&
    value.length > 0 &&
    value.every(
      (file: unknown) =>
        typeof file === 'object' &&
        file !== null &&
        'name' in file &&
        'text' in file &&
        typeof file.name === 'string' &&
        typeof file.text === 'string',
    )
  );
}
