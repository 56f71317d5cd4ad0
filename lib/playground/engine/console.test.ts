import { expect, test } from 'vitest';
import { ConsoleReporter, isNoise } from './console';
import { isReport, LEVELS, MAX_LOGS, type Report } from './protocol';

/** Logs to a reporter in the place of the console. */
function reportsOf(log: (reporter: ConsoleReporter) => void): Report[] {
  const own = LEVELS.map((level) => [level, console[level]] as const);
  const reports: Report[] = [];
  try {
    const reporter = new ConsoleReporter((report) => reports.push(report));
    reporter.listen();
    reporter.begin(1);
    log(reporter);
  } finally {
    for (const [level, method] of own) console[level] = method;
  }
  return reports;
}

test('a component of the run before is no fault of the program, and another one is', () => {
  const collision = (one: string, other: string) =>
    `NG0912: Component ID generation collision detected. Components '${one}' and '${other}' with selector 'app-root' generated the same component ID.`;
  expect(isNoise(collision('App', 'App'))).toBe(true);
  expect(isNoise(collision('App', 'Other'))).toBe(false);
  expect(isNoise('Angular is running in development mode.')).toBe(true);
  expect(isNoise('App is running in development mode.')).toBe(false);
});

test('what a template uses and nobody imports is a failure, and other errors are logged', () => {
  const reports = reportsOf(() => {
    console.error(
      "NG0303: Can't bind to 'rxLet' since it isn't a known property of 'p'.",
    );
    console.error('NG0100: something else');
    console.log('NG0303: as text');
  });
  expect(reports.map(({ kind }) => kind)).toEqual(['failure', 'log', 'log']);
});

test('lines beyond the limit are counted, and each run begins anew', async () => {
  const reports = reportsOf(() => {
    for (let n = 0; n < MAX_LOGS + 1234; n++) console.log(n);
  });
  await expect
    .poll(() => reports.at(-1))
    .toEqual({ kind: 'more-logs', run: 1, count: 1234 });
  expect(reports).toHaveLength(MAX_LOGS + 1);
  expect(reports.every(isReport)).toBe(true);
  const again = reportsOf((reporter) => {
    for (let n = 0; n <= MAX_LOGS; n++) console.log(n);
    reporter.begin(2);
    console.log('next');
    reporter.begin(undefined);
    console.log('nobody');
  });
  expect(again.at(-1)).toMatchObject({ run: 2, text: 'next' });
});

test('failures are counted and shortened like lines, and the first ones come after any number of lines', async () => {
  const fail = (text: string) =>
    ({ kind: 'failure', run: 1, text, file: '', line: 0 }) as const;
  const reports = reportsOf((reporter) => {
    for (let n = 0; n < MAX_LOGS + 10; n++) console.log(n);
    for (let n = 0; n < MAX_LOGS + 1; n++)
      reporter.send(fail('x'.repeat(30_000)));
    reporter.send({ kind: 'started', run: 1 });
  });
  expect(reports).toHaveLength(2 * MAX_LOGS + 1);
  expect(reports[MAX_LOGS]?.kind).toBe('failure');
  await expect
    .poll(() => reports.at(-1))
    .toEqual({ kind: 'more-logs', run: 1, count: 11 });
  expect(reports.every(isReport)).toBe(true);
});
