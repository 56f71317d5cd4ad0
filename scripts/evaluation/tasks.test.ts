import { expect, test } from '@playwright/test';
import { parseTasks } from './tasks';

const fence = (info: string, ...lines: string[]) =>
  ['```ts ' + info, ...lines, '```', ''].join('\n');
const CHECK = fence('check run=di', 'check();');
const ANSWER = fence('answer', 'answer();');

const parse = (...sections: string[]) =>
  parseTasks('fix', 'fix.md', ['# Tasks\n\nWords.\n', ...sections].join('\n'));

test('a task has its name, what is asked, and its fences by name, whatever their order', () => {
  const wrong = fence('wrong', 'wrong();', '', '  wrong();');
  const start = fence('start', 'const größe = "```";');
  const text = `## hoist-sail\n\nHoist the\nsail.\n\n${wrong}\n${start}\n${ANSWER}\n${CHECK}`;
  expect(parse(text)).toEqual([
    {
      id: 'hoist-sail',
      kind: 'fix',
      prompt: 'Hoist the\nsail.',
      start: 'const größe = "```";\n',
      check: { code: 'check();\n', meta: 'run=di', not: undefined },
      answer: 'answer();\n',
      wrong: 'wrong();\n\n  wrong();\n',
    },
  ]);
});

test('a task may have nothing to begin with and no wrong answer', () => {
  const [task] = parse(`## a\n\nAsk.\n\n${CHECK}\n${ANSWER}`);
  expect(task?.start).toBeUndefined();
  expect(task?.wrong).toBeUndefined();
});

test('a file without a section has no tasks, and others have theirs in order', () => {
  expect(parse()).toEqual([]);
  const task = (id: string) => `## ${id}\n\nAsk.\n\n${CHECK}\n${ANSWER}\n`;
  const ids = parse(task('b'), task('a')).map(({ id }) => id);
  expect(ids).toEqual(['b', 'a']);
});

for (const [info, meta, not] of [
  ['check', '', undefined],
  ['check run=di', 'run=di', undefined],
  ['check run not="subscribe\\("', 'run', /subscribe\(/],
  ['check run not="a b" lang=x', 'run lang=x', /a b/],
  ['check not="subscribe"', '', /subscribe/],
] as const) {
  test(`of a fence "ts ${info}" the checker is told "${meta}"${not ? `, and an answer is held against ${not}` : ''}`, () => {
    const text = `## a\n\nAsk.\n\n${fence(info, 'check();')}\n${ANSWER}`;
    const [task] = parse(text);
    expect(task?.check).toEqual({ code: 'check();\n', meta, not });
  });
}

for (const [name, text, message] of [
  [
    'a check',
    ANSWER,
    '[evaluation] fix.md: the task "a" has no fence "ts check". Add it.',
  ],
  [
    'an answer',
    CHECK,
    '[evaluation] fix.md: the task "a" has no fence "ts answer". Add it.',
  ],
  [
    'an answer that ends',
    `${CHECK}\n${'```ts answer\nanswer();\n'}`,
    'has no fence "ts answer"',
  ],
  ['anything', '', 'has no fence "ts check"'],
] as const) {
  test(`a task without ${name} is told of by file and name`, () => {
    expect(() => parse(`## a\n\nAsk.\n\n${text}`)).toThrow(message);
  });
}
