import { expect, test } from 'vitest';
import { toStaticMarkup } from '@/components/islands/static-markup';
import { findRule, readRules } from '@/lib/packages';
import type { ApiRule } from '@/lib/packages';
import { rules } from '.';

const ruleOf = (parts: Partial<ApiRule>): ApiRule => ({
  ...findRule('no-zone-run-apis', readRules('content')),
  name: 'no-rope',
  description: 'No `rope` on deck.',
  options: [],
  presets: {},
  messages: {},
  ...parts,
});

const twoOptions = [
  { properties: { allowed: { type: 'boolean' }, level: { enum: ['a', 'b'] } } },
];

/** Head and cell of each row. */
const rowsOf = (html: string) =>
  [...html.matchAll(/<th scope="row">(.*?)<\/th>(.*?)<\/tr>/g)].map(
    ([, head, cells = '']) => [
      head,
      ...[...cells.matchAll(/<td[^>]*>(.*?)<\/td>/g)].map(([, cell]) => cell),
    ],
  );

const facts = (parts: Partial<ApiRule>) => {
  const api = { findRule: () => ruleOf(parts) };
  return rowsOf(toStaticMarkup(<>{rules.RuleFacts.draw({}, { api })}</>));
};

test('a rule without presets, options and messages says so', () => {
  expect(facts({})).toEqual([
    ['Id', '<code>@rx-angular/no-rope</code>'],
    ['Rule description', 'No <code>rope</code> on deck.'],
    ['Presets', 'None'],
    ['Options', 'None'],
  ]);
});

test('presets come with their severity, and options with their types', () => {
  const rows = facts({
    presets: { recommended: 'warn', zoneless: 'error' },
    options: twoOptions,
  });
  expect(rows.slice(2)).toEqual([
    ['Presets', '<code>recommended</code>: warn, <code>zoneless</code>: error'],
    [
      'Options',
      '<code>allowed: boolean</code>, <code>level: &quot;a&quot; | &quot;b&quot;</code>',
    ],
  ]);
});

test('a message keeps its quotes and marks what ESLint puts in', () => {
  const messages = {
    deck: '`{{ name }}` on <deck>, not {{below}} { or {{',
    plain: 'Größe',
  };
  expect(facts({ messages }).slice(4)).toEqual([
    [
      'Message <code>deck</code>',
      '`<var>name</var>` on &lt;deck&gt;, not <var>below</var> { or {{',
    ],
    ['Message <code>plain</code>', 'Größe'],
  ]);
});
