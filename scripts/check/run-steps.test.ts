import { expect, test } from 'vitest';
import { runSteps } from './run-steps';
import type { Run, Step } from './run-steps';

/** A machine on which the test says which step ends when, and how. */
function makeMachine(atOnce: number) {
  const ends = new Map<string, (status: number) => void>();
  const log: string[] = [];
  const start = ({ script }: Step): Run => {
    log.push(`start ${script}`);
    return {
      ended: new Promise((done) =>
        ends.set(script, (status) =>
          done({ status, output: `words of ${script}\n` }),
        ),
      ),
      stop: () => void log.push(`stop ${script}`),
    };
  };
  const printed: string[] = [];
  const print = (text: string) => void printed.push(text);
  return {
    log,
    printed,
    run: (steps: readonly Step[]) => runSteps(steps, { atOnce, start, print }),
    end: async (script: string, status = 0) => {
      ends.get(script)?.(status);
      await new Promise(setImmediate);
    },
  };
}

const STEPS: readonly Step[] = [
  { script: 'build', after: [] },
  { script: 'types', after: ['build'] },
  { script: 'lint', after: [] },
  { script: 'format', after: [] },
  { script: 'tests', isAlone: true },
];

test('steps run side by side, as many as may, each after those it waits for', async () => {
  const { run, end, log, printed } = makeMachine(2);
  const result = run(STEPS);
  expect(log).toEqual(['start build', 'start lint']);
  await end('build');
  // Output of a step that passed is left out.
  expect(printed).toEqual([
    expect.stringMatching(/^--- npm run build: passed after \d+ s\n$/),
  ]);
  expect(log.slice(2)).toEqual(['start types']);
  await end('lint');
  expect(log.slice(3)).toEqual(['start format']);
  await end('types');
  expect(log).toHaveLength(4);
  await end('format');
  expect(log.slice(4)).toEqual(['start tests']);
  await end('tests');
  expect(await result).toBeUndefined();
  expect(log).toHaveLength(5);
});

test('the first failure stops the others, starts nothing and is named with its words', async () => {
  const { run, end, log, printed } = makeMachine(3);
  const result = run(STEPS);
  expect(log).toEqual(['start build', 'start lint', 'start format']);
  await end('lint', 2);
  expect(await result).toBe('lint');
  expect(log.slice(3)).toEqual(['stop build', 'stop format']);
  // What is stopped ends as well, and has nothing to say.
  await end('build', 1);
  expect(printed).toEqual([
    expect.stringMatching(
      /^\n--- npm run lint: FAILED after \d+ s\nwords of lint\n$/,
    ),
  ]);
});

test('a step that has to be alone waits until nothing runs, and nothing starts beside it', async () => {
  const { run, end, log } = makeMachine(4);
  const result = run([
    { script: 'setup', after: [], isAlone: true },
    { script: 'lint', after: [] },
    { script: 'tests', after: ['setup'], isAlone: true },
  ]);
  expect(log).toEqual(['start setup']);
  await end('setup');
  expect(log).toEqual(['start setup', 'start lint']);
  await end('lint');
  expect(log[2]).toBe('start tests');
  await end('tests', 1);
  expect(await result).toBe('tests');
});
