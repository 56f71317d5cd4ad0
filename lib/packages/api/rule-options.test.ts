import { expect, test } from 'vitest';
import { ruleOptions } from './rules';
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
