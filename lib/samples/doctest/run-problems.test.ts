import { expect, test } from 'vitest';
import ts from 'typescript';
import { parseFenceMeta } from '@/lib/samples/fences';
import type { EmittedSample } from './emit';
import { findExpectations } from './expectations';
import { findRunProblems, judge, type PageRun } from './run-problems';
import { fileOf } from './virtual-file';

const FILE = 'content/docs/tides.mdx';

function makeSample(code: string, metaText = 'run'): EmittedSample {
  const source = ts.createSourceFile(
    'sample.ts',
    code,
    ts.ScriptTarget.Latest,
    true,
  );
  const { meta } = parseFenceMeta('ts', metaText);
  const place = { line: 1, column: 1, indents: [] };
  const fence = { lang: 'ts', meta, metaText, code, ...place };
  const module = fileOf(FILE, fence, '/tides', 'sample.ts');
  return {
    sample: { fence, module, template: undefined },
    file: '/tides/sample.js',
    expectations: findExpectations(source).expectations,
    imported: new Set(),
  };
}

const gave = (...values: unknown[]): Partial<PageRun> => ({
  given: [values],
});

/** Problems of a sample whose first promise is `[1, 2]`, unless the run has others. */
function problemsOf(sample: EmittedSample, run: Partial<PageRun>) {
  const { expectations } = sample;
  const { throws } = sample.sample.fence.meta;
  const none = { failures: [], errorLog: [] };
  const right = { expected: [[1, 2]], given: [[1, 2]] };
  return findRunProblems(
    { throws, expectations },
    judge({ ...none, ...right, ...run }),
  );
}

const LOGS = makeSample('a$.subscribe(console.log); // => 1, 2');

test('a sample that keeps its promises is right', () => {
  expect(problemsOf(LOGS, {})).toEqual([]);
  expect(problemsOf(makeSample('f();'), { expected: [], given: [] })).toEqual(
    [],
  );
});

const BROKEN: [name: string, given: unknown[], message: string][] = [
  ['another value', [1, 3], 'gives 1, 3'],
  ['another order', [2, 1], 'gives 2, 1'],
  ['one value too few', [1], 'gives 1.'],
  ['one value too many', [1, 2, undefined], 'gives 1, 2, undefined'],
  ['a text for a number', [1, '2'], "gives 1, '2'"],
  ['what is deep in an object', [{ a: [{ b: 'ä' }] }], "[ { b: 'ä' } ]"],
  ['no value', [], 'never gets there'],
];

for (const [name, given, message] of BROKEN) {
  test(`a promise is broken by ${name}`, () => {
    expect(problemsOf(LOGS, gave(...given))).toEqual([
      { site: 0, message: expect.stringContaining(message) },
    ]);
    const [problem] = problemsOf(LOGS, gave(...given));
    expect(problem?.message).toMatch(/^`\/\/ => 1, 2` was promised, but /);
  });
}

test('objects are compared by what they hold, and not by which they are', () => {
  const run = { expected: [[{ a: [1], b: new Map([['c', 2]]) }]] };
  const same = { b: new Map([['c', 2]]), a: [1] };
  expect(problemsOf(LOGS, { ...run, given: [[same]] })).toEqual([]);
  const other = { b: new Map([['c', 3]]), a: [1] };
  expect(problemsOf(LOGS, { ...run, given: [[other]] })).toHaveLength(1);
});

test('what must never be logged breaks its promise when it is', () => {
  const sample = makeSample('a$.subscribe(console.log); // => nothing');
  const expected = [[]];
  expect(problemsOf(sample, { expected, given: [[]] })).toEqual([]);
  expect(problemsOf(sample, { expected, given: [] })).toEqual([]);
  const [problem] = problemsOf(sample, { expected, given: [[1]] });
  expect(problem?.message).toMatch(/^`\/\/ => nothing` was promised, .* 1\./);
});

test('each broken promise is reported with its number', () => {
  const sample = makeSample('f(); // => 1\ng(); // => 2\nh(); // => 3');
  const problems = problemsOf(sample, {
    expected: [[1], [2], [3]],
    given: [[0], [2], undefined],
  });
  expect(problems.map(({ site }) => site)).toEqual([0, 2]);
});

const thrown = (...texts: string[]): Partial<PageRun> => ({
  failures: texts.map((text) => ({ text, stack: `at ${text}` })),
});

test('an error is reported with where it comes from, before the promises that it broke', () => {
  const problems = problemsOf(LOGS, { ...thrown('Error: sunk!'), given: [] });
  expect(problems).toEqual([
    {
      message:
        'The sample throws Error: sunk. Mend it, or announce it with throws="…".',
      stack: 'at Error: sunk!',
    },
    { site: 0, message: expect.stringContaining('never gets there') },
  ]);
});

test('an announced error is found in any of those thrown, and must be thrown', () => {
  const sample = makeSample('f();', 'run throws="sunk"');
  const none = { expected: [], given: [] };
  const sinks = { ...none, ...thrown('Error: leak', 'Error: sunk deep') };
  expect(problemsOf(sample, sinks)).toEqual([]);
  const saidOf = (run: Partial<PageRun>) =>
    problemsOf(sample, run).map(({ message }) => message);
  expect(saidOf(none)).toEqual([
    expect.stringContaining('with "sunk", but throws nothing.'),
  ]);
  expect(saidOf({ ...none, ...thrown('A', 'B') })).toEqual([
    expect.stringContaining('but throws A, B.'),
  ]);
});

test('what is written to the console as an error counts where none is announced or thrown', () => {
  const errorLog = ['NG0100', 'other'];
  expect(problemsOf(LOGS, { errorLog })).toEqual([
    { message: expect.stringContaining('console.error: NG0100.') },
  ]);
  const announced = makeSample('f();', 'run throws="sunk"');
  const sinks = { ...thrown('sunk'), errorLog, expected: [], given: [] };
  expect(problemsOf(announced, sinks)).toEqual([]);
});
