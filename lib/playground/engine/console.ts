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

/** Reports what a program logs and where it fails: as much as a page draws at once. */
export class ConsoleReporter {
  #run: number | undefined;
  #counts = { log: 0, failure: 0, more: 0 };
  #isCounting = false;

  constructor(private readonly post: (report: Report) => void) {}

  /** @param run undefined while there is none, whose logs would be */
  begin(run: number | undefined): void {
    this.#run = run;
    this.#counts = { log: 0, failure: 0, more: 0 };
  }

  /** Sends a report of the program. */
  readonly send = (report: Report): void => {
    if (report.kind !== 'failure') this.post(report);
    else if (!this.#isFull('failure', report.run))
      this.post({ ...report, text: fitting(report.text) });
  };

  /** Takes the place of the methods of the console. */
  listen(): void {
    for (const level of LEVELS) {
      console[level] = (...values: readonly unknown[]) =>
        this.#add(level, values);
    }
  }

  #add(level: (typeof LEVELS)[number], values: readonly unknown[]): void {
    const run = this.#run;
    if (run === undefined || this.#isFull('log', run)) return;
    const text = fitting(values.map(showLogged).join(' '));
    if (isNoise(text)) return;
    const place = placeInStack(new Error().stack ?? '');
    this.post(
      level === 'error' && UNKNOWN_IN_TEMPLATE.test(text)
        ? { kind: 'failure', run, text, ...place }
        : { kind: 'log', run, level, text, ...place },
    );
  }

  /** What would only fill the page is counted. */
  #isFull(kind: 'log' | 'failure', run: number): boolean {
    if (this.#counts[kind]++ < MAX_LOGS) return false;
    this.#counts.more++;
    if (this.#isCounting) return true;
    later(() => {
      this.#isCounting = false;
      const { more: count } = this.#counts;
      if (this.#run === run) this.post({ kind: 'more-logs', run, count });
    }, COUNT_MS);
    return (this.#isCounting = true);
  }
}
