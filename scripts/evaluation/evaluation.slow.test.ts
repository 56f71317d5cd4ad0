import { expect, test } from '@playwright/test';
import { scoreAnswers, type Attempt } from './score';
import { readTasks } from './tasks';

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

test('every reference answer is right', async () => {
  const scores = await scoreAnswers(
    tasks.map((task) => ({ task, code: task.answer })),
    process.cwd(),
  );
  expect(scores.flatMap(({ problems }) => problems)).toEqual([]);
  expect(scores).toHaveLength(40);
});

test('none of the 20 wrong answers is right, nor is what a task begins with', async () => {
  const wrong = tasks.flatMap((task): Attempt[] =>
    task.wrong === undefined ? [] : [{ task, code: task.wrong }],
  );
  expect(wrong).toHaveLength(20);
  const begun = tasks.flatMap((task): Attempt[] =>
    task.start === undefined ? [] : [{ task, code: task.start }],
  );
  const attempts = [...wrong, ...begun];
  const scores = await scoreAnswers(attempts, process.cwd());
  expect(wrongIds(scores)).toEqual(attempts.map(({ task }) => task.id));
});

test('an answer cannot end its fence, promise values or be missing', async () => {
  const [task] = tasks;
  if (!task) throw new Error('There is no task.');
  const codeOf = [
    `${task.answer}\n/*\n\`\`\`\n*/\n`,
    `${task.answer}\n// => 5\n`,
    '',
  ];
  const scores = await scoreAnswers(
    codeOf.map((code) => ({ task, code })),
    process.cwd(),
  );
  expect(scores.map(({ problems }) => problems.length > 0)).toEqual([
    false,
    false,
    true,
  ]);
});
