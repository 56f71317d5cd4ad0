import { expect, test } from '@playwright/test';
import { scoreAnswers, type Attempt } from './score';
import { readTasks, type Task } from './tasks';

// Some hundred programs are compiled and run.
test.setTimeout(600_000);

const tasks = readTasks();

const wrongIds = (scores: Awaited<ReturnType<typeof scoreAnswers>>) =>
  scores.flatMap(({ id, problems }) => (problems.length > 0 ? [id] : []));

test('there are 40 tasks of three kinds, each with its own name', () => {
  expect(tasks).toHaveLength(40);
  expect(new Set(tasks.map(({ id }) => id)).size).toBe(40);
  expect(new Set(tasks.map(({ kind }) => kind)).size).toBe(3);
  for (const { id, prompt, kind, start } of tasks) {
    expect(prompt.length, id).toBeGreaterThan(20);
    expect(start === undefined, id).toBe(kind === 'write');
  }
});

const attemptsOf = (code: (task: Task) => string | undefined): Attempt[] =>
  tasks.flatMap((task) => {
    const own = code(task);
    return own === undefined ? [] : [{ task, code: own }];
  });

test('every reference answer is right, and no wrong answer, nor what a task begins with, nor one that cheats', async () => {
  const [task] = tasks;
  if (!task) throw new Error('There is no task.');
  const right = attemptsOf(({ answer }) => answer);
  const wrong = attemptsOf((one) => one.wrong);
  const begun = attemptsOf(({ start }) => start);
  // It ends its fence, promises values of its own, or is missing.
  const cheats = [
    `${task.answer}\n/*\n\`\`\`\n*/\n`,
    `${task.answer}\n// => 5\n`,
    '',
  ].map((code) => ({ task, code }));
  expect(right).toHaveLength(40);
  expect(wrong).toHaveLength(20);
  // All at once: the packages are compiled once for all.
  const scores = await scoreAnswers(
    [...right, ...wrong, ...begun, ...cheats],
    process.cwd(),
  );
  expect
    .soft(scores.splice(0, right.length).flatMap(({ problems }) => problems))
    .toEqual([]);
  const failing = [...wrong, ...begun];
  expect
    .soft(wrongIds(scores.splice(0, failing.length)))
    .toEqual(failing.map((one) => one.task.id));
  expect(scores.map(({ problems }) => problems.length > 0)).toEqual([
    false,
    false,
    true,
  ]);
});
