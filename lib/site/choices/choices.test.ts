import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ContentError, parseMdx } from '@/lib/base/source';
import { readChoices, type Choice } from '.';

const page = (list: string) =>
  `<Choices name="boat">\n\nWhat do you want?\n\n${list}\n\n</Choices>\n`;

const read = (list: string) =>
  readChoices(parseMdx(page(list), 'boat.mdx'), 'boat.mdx');

const OAR = '- **Row.** Take an [oar](/docs/oar).';
const SAIL = '- **Sail.** Take a [sail](/docs/sail#cloth).';

test('an answer ends at the page that its advice names first', () => {
  const [tree] = read(`${OAR}\n${SAIL}`);
  expect(tree?.answers.map(({ id, target }) => [id, target])).toEqual([
    ['boat-row', '/docs/oar'],
    ['boat-sail', '/docs/sail#cloth'],
  ]);
});

test('an answer can be followed by another question', () => {
  const [tree] = read(`${OAR}\n- **Sail.** How large?\n  ${OAR}\n  ${SAIL}`);
  const sail = tree?.answers[1];
  expect(sail?.target).toBeUndefined();
  // Equal answers of one tree have places of their own.
  expect(sail?.answers.map(({ id }) => id)).toEqual([
    'boat-row-1',
    'boat-sail-1',
  ]);
});

for (const [mistake, list, line, what] of [
  ['no list', 'Nothing.', 1, 'holds no question with a list'],
  ['one answer', OAR, 5, 'a single answer'],
  ['no bold answer', `${OAR}\n- Sail.`, 6, 'begins with no answer in bold'],
  [
    'no link',
    `${OAR}\n- **Sail.** Just go.`,
    6,
    'answers "Sail." with no link',
  ],
  [
    'no question',
    `${OAR}\n- **Sail.**\n  ${OAR}\n  ${SAIL}`,
    6,
    'with answers to no question',
  ],
] as const) {
  test(`a tree with ${mistake} is reported with its line and a cure`, () => {
    const error = catchError(() => read(list));
    expect(error.message).toContain(`boat.mdx:${line}:`);
    expect(error.message).toContain(what);
    expect(error.message).toContain('How to fix it: ');
  });
}

function catchError(act: () => unknown): ContentError {
  try {
    act();
  } catch (error) {
    if (error instanceof ContentError) return error;
  }
  throw new Error('no mistake was reported');
}

/** Pages that readers come to with "do I need this?". */
const SUBJECTS = [
  ...['rx-let', 'rx-for', 'rx-if', 'unpatch', 'virtual-view'].map(
    (name) => `/docs/template/${name}-directive`,
  ),
  '/docs/template/push-pipe',
  '/docs/template/virtual-scrolling',
  '/docs/cdk/render-strategies/strategies/basic-strategies',
  '/docs/cdk/render-strategies/strategies/concurrent-strategies',
  '/docs/state',
  '/docs/state/actions',
  '/docs/state/effects',
];

test('every directive, strategy and kind of state can be reached by questions', () => {
  const file = 'content/docs/choose/index.mdx';
  const trees = readChoices(parseMdx(readFileSync(file, 'utf8'), file), file);
  const targets = trees.flatMap(({ answers }) => targetsOf(answers));
  expect(SUBJECTS.filter((path) => !targets.includes(path))).toEqual([]);
});

const targetsOf = (choices: readonly Choice[]): (string | undefined)[] =>
  choices.flatMap(({ target, answers }) => [
    target?.split('#')[0],
    ...targetsOf(answers),
  ]);
