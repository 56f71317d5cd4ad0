import { expect, test } from 'vitest';
import { runStages } from './run-steps';
import type { Run, Stage } from './run-steps';

/** A machine on which the test says which script ends when, and how. */
function makeMachine(atOnce: number) {
  const ends = new Map<string, (status: number) => void>();
  const log: string[] = [];
  const start = (script: string, isAlone: boolean): Run => {
    log.push(`start ${script}${isAlone ? ' alone' : ''}`);
    return {
      ended: new Promise((done) =>
        ends.set(script, (status) =>
          done({ status, output: `words of ${script}\n` }),
        ),
      ),
      stop: () => {
        log.push(`stop ${script}`);
        ends.get(script)?.(1);
      },
    };
  };
  const printed: string[] = [];
  const print = (text: string) => void printed.push(text);
  return {
    log,
    printed,
    run: (stages: readonly Stage[]) =>
      runStages(stages, { atOnce, start, print }),
    end: async (script: string, status = 0) => {
      ends.get(script)?.(status);
      await new Promise(setImmediate);
    },
  };
}

const STAGES: readonly Stage[] = [['build', 'lint', 'format'], [], ['tests']];

test('a stage runs side by side, as many as may, and the next one after it', async () => {
  const { run, end, log, printed } = makeMachine(2);
  const result = run(STAGES);
  expect(log).toEqual(['start build', 'start lint']);
  await end('build');
  // Output of a script that passed is left out.
  expect(printed).toEqual([
    expect.stringMatching(/^--- npm run build: passed after \d+ s\n$/),
  ]);
  expect(log.slice(2)).toEqual(['start format']);
  await end('lint');
  expect(log).toHaveLength(3);
  await end('format');
  expect(log.slice(3)).toEqual(['start tests alone']);
  await end('tests');
  expect(await result).toBeUndefined();
  expect(log).toHaveLength(4);
});

test('the first failure stops the others, starts nothing and is named with its words', async () => {
  for (const atOnce of [2, 3]) {
    const { run, end, log, printed } = makeMachine(atOnce);
    const result = run(STAGES);
    await end('lint', 2);
    expect(await result).toBe('lint');
    const started = ['build', 'lint', 'format'].slice(0, atOnce);
    expect(log).toEqual([
      ...started.map((script) => `start ${script}`),
      ...started.flatMap((one) => (one === 'lint' ? [] : `stop ${one}`)),
    ]);
    // What is stopped ends as well, and has nothing to say.
    expect(printed).toEqual([
      expect.stringMatching(
        /^\n--- npm run lint: FAILED after \d+ s\nwords of lint\n$/,
      ),
    ]);
  }
});
