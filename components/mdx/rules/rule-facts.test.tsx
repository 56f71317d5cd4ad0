import { expect, test } from 'vitest';
import { toStaticMarkup } from '@/components/islands/static-markup';
import { parseHtml, toMarkdown } from '@/lib/site/article/compile';
import { findRule, readRules } from '@/lib/packages';
import type { ApiRule } from '@/lib/packages';
import { RuleFacts, RuleIndex } from './rule-facts';

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

const facts = (parts: Partial<ApiRule>) =>
  rowsOf(toStaticMarkup(<RuleFacts rule={ruleOf(parts)} />));

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

const index = (rules: readonly ApiRule[], pages: [string, string][] = []) =>
  toStaticMarkup(
    <RuleIndex
      rules={{
        ...readRules('content'),
        presets: ['one', 'two'],
        rules: [...rules],
      }}
      pages={new Map(pages)}
    />,
  );

test('each rule has a row with a link to its page, and a dash for what it has not', () => {
  const rules = [
    ruleOf({ presets: { two: 'error' } }),
    ruleOf({ name: 'no-mast', options: twoOptions.map((one) => ({ ...one })) }),
  ];
  const [first, second] = rowsOf(index(rules, [['no-rope', '/docs/no-rope']]));
  expect(first).toEqual([
    '<a href="/docs/no-rope"><code>no-rope</code></a>',
    'No <code>rope</code> on deck.',
    '–',
    'error',
    '–',
  ]);
  expect(second?.[0]).toBe('<code>no-mast</code>');
});

test('the options of a rule are distinct on the page and in its Markdown', () => {
  const html = index([ruleOf({ options: twoOptions })]);
  const markdown = toMarkdown(parseHtml(html), 'https://boats.example', {});
  expect(html).toContain('<code>allowed</code>, <code>level</code>');
  expect(markdown).toContain('| `allowed`, `level` |');
});
