import { expect, test } from 'vitest';
import { ruleOptions, rulePages } from './rules';
import type { ApiRule } from './types';

const RULE: ApiRule = {
  name: 'no-wind',
  description: '',
  type: 'problem',
  presets: {},
  isFixable: false,
  hasSuggestions: false,
  options: [],
  defaultOptions: [],
  messages: {},
  url: '',
};

function optionsOf(...options: Record<string, unknown>[]) {
  return ruleOptions({ ...RULE, options });
}

test('a setting has the type that TypeScript would write', () => {
  expect(
    optionsOf({
      type: 'object',
      properties: {
        allowed: { type: 'array', items: { type: 'string' } },
        level: { enum: ['low', 2] },
        deep: { type: 'boolean' },
        free: {},
        all: { type: 'array' },
        levels: { type: 'array', items: { enum: ['low', 2] } },
        one: { type: 'array', items: { enum: ['low'] } },
      },
    }),
  ).toEqual([
    { name: 'allowed', type: 'string[]' },
    { name: 'level', type: '"low" | 2' },
    { name: 'deep', type: 'boolean' },
    { name: 'free', type: 'unknown' },
    { name: 'all', type: 'unknown[]' },
    { name: 'levels', type: '("low" | 2)[]' },
    { name: 'one', type: '"low"[]' },
  ]);
});

test('a rule without options has no settings', () => {
  expect(optionsOf()).toEqual([]);
});

test('the page of a rule is the one that shows its facts, not one that shows how', () => {
  const pages = rulePages([
    {
      path: '/docs/how-to',
      body: 'Text.\n\n````mdx\n<RuleFacts rule="no-run" />\n````\n',
    },
    {
      path: '/docs/no-run-in-context',
      body: '\n<RuleFacts rule="no-run" />\n',
    },
  ]);
  expect([...pages]).toEqual([['no-run', '/docs/no-run-in-context']]);
});
