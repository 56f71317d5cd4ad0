import { expect, test } from 'vitest';
import {
  AST_NODE_TYPES as KINDS,
  ESLintUtils as Whole,
} from '@typescript-eslint/utils';

import { AST_NODE_TYPES, ESLintUtils } from './eslint-utils';

const urlOf = (name: string) => `https://rules.example/${name}`;
const RULE = {
  name: 'no-anchor',
  meta: {
    type: 'problem' as const,
    docs: { description: 'Ships lie where they are moored.' },
    messages: {},
    schema: [],
  },
  defaultOptions: [{ depth: 12 }] as const,
};

for (const options of [[], [{ depth: 30 }]]) {
  test(`a rule has the address and options that the whole library gives it: ${JSON.stringify(options)}`, () => {
    const seen: unknown[] = [];
    const create = (_: unknown, given: readonly unknown[]) => {
      seen.push(given);
      return {};
    };
    const standIn = ESLintUtils.RuleCreator(urlOf)({ ...RULE, create });
    const whole = Whole.RuleCreator(urlOf)({ ...RULE, create });
    expect(standIn.meta).toEqual(whole.meta);
    standIn.create({ options });
    whole.create({ options } as never);
    const [ours, theirs] = seen;
    expect(ours).toEqual(theirs);
  });
}

test('kinds of nodes have the names that the whole library gives them', () => {
  for (const [name, value] of Object.entries(KINDS))
    expect(AST_NODE_TYPES[name]).toBe(value);
});
