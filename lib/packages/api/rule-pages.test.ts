import { expect, test } from 'vitest';
import { rulePages } from './rules';

const facts = (rule: string) => `<RuleFacts entry="x" rule="${rule}" />`;

test('a rule is described where its facts are shown first', () => {
  const pages = rulePages([
    { path: '/a', body: `Text.\n\n${facts('no-wind')}\n${facts('no-sail')}` },
    { path: '/b', body: facts('no-wind') },
  ]);
  expect(Object.fromEntries(pages)).toEqual({
    'no-wind': '/a',
    'no-sail': '/a',
  });
});

test('an example of the component describes nothing', () => {
  const fenced = `\`\`\`\`md\n\`\`\`\n${facts('no-wind')}\n\`\`\`\n\`\`\`\``;
  const pages = rulePages([
    { path: '/a', body: fenced },
    { path: '/b', body: `Write \`${facts('no-wind')}\`.` },
    { path: '/c', body: `${fenced}\n\n${facts('no-wind')}` },
  ]);
  expect(Object.fromEntries(pages)).toEqual({ 'no-wind': '/c' });
});

test('the attributes of a component stand in any order, on any line and in both quotes', () => {
  const pages = rulePages([
    { path: '/a', body: '<RuleFacts\n  rule=\'no-wind\'\n  entry="a > b"\n/>' },
    { path: '/b', body: '{/* <RuleFacts rule="no-sail" /> */}' },
    { path: '/c', body: '~~~md\n<RuleFacts rule="no-sail" />\n~~~' },
    { path: '/d', body: '<RuleFacts rule="no-sail" is <not> valid' },
    { path: '/e', body: '- a\n\n  <RuleFacts rule="no-sail" />' },
  ]);
  expect([...pages]).toEqual([
    ['no-wind', '/a'],
    ['no-sail', '/e'],
  ]);
});
