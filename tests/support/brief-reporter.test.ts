import { expect, test } from 'vitest';
import type {
  FullResult,
  Suite,
  TestCase,
  TestResult,
} from '@playwright/test/reporter';
import BriefReporter from './brief-reporter';

/** What is printed of a run of tests with these outcomes, each named after its own. */
function printedOf(outcomes: readonly ReturnType<TestCase['outcome']>[]) {
  let printed = '';
  const reporter = new BriefReporter({ print: (text) => (printed += text) });
  const tests = outcomes.map((outcome) => ({
    outcome: () => outcome,
    ok: () => outcome !== 'unexpected',
    titlePath: () => ['', 'unit', 'boat.test.ts', outcome],
  }));
  reporter.onBegin({}, { allTests: () => tests } as unknown as Suite);
  for (const one of tests) {
    const result = {
      status: one.outcome() === 'unexpected' ? 'failed' : 'passed',
      retry: 0,
      errors: [
        { stack: 'Error: it leaks\n    at keel', snippet: '> 1 | keel' },
      ],
      stdout: ['water\n'],
      stderr: [],
      attachments: [{ name: 'trace', path: 'trace.zip' }],
    };
    reporter.onTestEnd(
      one as unknown as TestCase,
      result as unknown as TestResult,
    );
  }
  reporter.onEnd({ status: 'passed', duration: 2000 } as FullResult);
  return printed;
}

test('of thousands of tests that pass, one line is printed', () => {
  const passed = Array.from({ length: 3000 }, () => 'expected' as const);
  expect(printedOf([...passed, 'skipped'])).toBe(
    '3001 tests in 2 s: 3000 passed, 0 failed, 0 flaky, 1 skipped\n',
  );
});

test('a test that fails is printed with all that is known of it, a flaky one with its name', () => {
  expect(printedOf(['expected', 'unexpected', 'flaky'])).toBe(
    [
      '',
      '✘ unit › boat.test.ts › unexpected',
      'Error: it leaks',
      '    at keel',
      '',
      '> 1 | keel',
      'water',
      '  trace: trace.zip',
      'flaky: unit › boat.test.ts › flaky',
      '3 tests in 2 s: 1 passed, 1 failed, 1 flaky, 0 skipped',
      '',
    ].join('\n'),
  );
});
