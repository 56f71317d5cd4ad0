import { placeInStack } from './places';
import { fitting, LEVELS, MAX_LOGS, type Report } from './protocol';
import { showLogged } from './show';

/** Angular keeps the components of the run before, and takes those of this one for others with the same selector. */
const SAME_TWICE = /^NG0912\b.* Components '([^']+)' and '([^']+)' /;
const DEVELOPMENT = 'Angular is running in development mode.';
/** A template uses what the component does not import. Angular only logs it, and shows nothing of it. */
const UNKNOWN_IN_TEMPLATE = /^NG030[34]\b/;
/** Between two counts of what is not sent. */
const COUNT_MS = 250;

/** Whether a logged text is about how programs are run here, and not about the program. */
export function isNoise(text: string): boolean {
  const [, one, other] = SAME_TWICE.exec(text) ?? [];
  return text === DEVELOPMENT || (one !== undefined && one === other);
}

// The sample may put clocks of its own in its place.
const later = setTimeout.bind(globalThis);

/** Reports what a program logs. */
export class ConsoleReporter {
  #run: number | undefined;
  #count = 0;
  #isCounting = false;

  constructor(private readonly send: (report: Report) => void) {}

  /** @param run undefined while there is none, whose logs would be */
  begin(run: number | undefined): void {
    this.#run = run;
    this.#count = 0;
  }

  /** Takes the place of the methods of the console. */
  listen(): void {
    for (const level of LEVELS) {
      console[level] = (...values: readonly unknown[]) =>
        this.#add(level, values);
    }
  }

  #add(level: (typeof LEVELS)[number], values: readonly unknown[]): void {
    const run = this.#run;
    if (run === undefined) return;
    if (this.#count >= MAX_LOGS) {
      this.#count++;
      this.#reportCount(run);
      return;
    }
    const text = fitting(values.map(showLogged).join(' '));
    if (isNoise(text)) return;
    this.#count++;
    const place = placeInStack(new Error().stack ?? '');
    this.send(
      level === 'error' && UNKNOWN_IN_TEMPLATE.test(text)
        ? { kind: 'failure', run, text, ...place }
        : { kind: 'log', run, level, text, ...place },
    );
  }

  /** What would only fill the page is counted. */
  #reportCount(run: number): void {
    if (this.#isCounting) return;
    this.#isCounting = true;
    later(() => {
      this.#isCounting = false;
      if (this.#run !== run) return;
      this.send({ kind: 'more-logs', run, count: this.#count - MAX_LOGS });
    }, COUNT_MS);
  }
}
