import type {
  FullResult,
  Reporter,
  Suite,
  TestCase,
  TestError,
  TestResult,
} from '@playwright/test/reporter';

/** How a test ended, all of its tries together. */
type Outcome = ReturnType<TestCase['outcome']>;

/**
 * Prints each test that fails, with all that is known of it, and in the end how many passed: a list of thousands that
 * passed is read by nobody. `--reporter=list` prints that one.
 */
export default class BriefReporter implements Reporter {
  readonly #print: (text: string) => void;
  readonly #isTerminal: boolean;
  readonly #outcomes = new Map<TestCase, Outcome>();
  #total = 0;

  /** The runner hands its own settings; a test, where to print. */
  constructor(options: { print?: (text: string) => void } = {}) {
    this.#print = options.print ?? ((text) => process.stdout.write(text));
    this.#isTerminal = !options.print && process.stdout.isTTY;
  }

  onBegin(_: unknown, suite: Suite): void {
    this.#total = suite.allTests().length;
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    this.#outcomes.set(test, test.outcome());
    if (this.#isTerminal) {
      this.#print(`\r${this.#outcomes.size} of ${this.#total} tests`);
    }
    if (test.ok() || result.status === 'skipped') return;
    const name = test.titlePath().filter(Boolean).join(' › ');
    const try_ = result.retry > 0 ? ` (try ${result.retry + 1})` : '';
    this.#print(`\n✘ ${name}${try_}\n`);
    for (const error of result.errors) this.onError(error);
    for (const text of [...result.stdout, ...result.stderr]) {
      this.#print(String(text));
    }
    for (const { name, path } of result.attachments) {
      if (path) this.#print(`  ${name}: ${path}\n`);
    }
  }

  /** Also called for what fails outside of any test. */
  onError({ message, stack, snippet, value }: TestError): void {
    const text = stack ?? message ?? value ?? 'An error without a message.';
    this.#print(`${text}\n${snippet ? `\n${snippet}\n` : ''}`);
  }

  onEnd({ status, duration }: FullResult): void {
    const count = (outcome: Outcome) =>
      [...this.#outcomes.values()].filter((one) => one === outcome).length;
    const flaky = [...this.#outcomes.keys()].filter(
      (test) => test.outcome() === 'flaky',
    );
    for (const test of flaky) {
      this.#print(`flaky: ${test.titlePath().filter(Boolean).join(' › ')}\n`);
    }
    const counts = [
      `${count('expected')} passed`,
      `${count('unexpected')} failed`,
      `${flaky.length} flaky`,
      `${count('skipped')} skipped`,
    ];
    const seconds = (duration / 1000).toFixed(0);
    this.#print(
      `${this.#isTerminal ? '\r' : ''}${this.#total} tests in ${seconds} s: ${counts.join(', ')}${status === 'passed' || status === 'failed' ? '' : ` (${status})`}\n`,
    );
  }

  printsToStdio(): boolean {
    return true;
  }
}
