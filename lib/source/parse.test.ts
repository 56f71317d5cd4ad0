import { expect, test } from '@playwright/test';
import { parseMdx } from './parse';

const read = (body: string) => () => parseMdx(body, 'content/docs/a.mdx');

test('a hundred blocks, quotes or lists in each other are read, one more is told', () => {
  expect(read(':::note\n'.repeat(100))).not.toThrow();
  expect(read(':::note\n'.repeat(101))).toThrow(/a\.mdx:101 .*100 deep/);
  expect(read(`${'> '.repeat(100)}a`)).not.toThrow();
  expect(read(`${'> '.repeat(101)}a`)).toThrow(/a\.mdx:1 .*100 deep/);
});

test('many blocks beside each other, rules and long numbers are not deep', () => {
  expect(read(':::note\n\na\n\n:::\n\n'.repeat(200))).not.toThrow();
  expect(read(`a\n\n${'-'.repeat(300)}\n\n${'*'.repeat(300)}`)).not.toThrow();
  expect(read(`${'1'.repeat(300)}. a`)).not.toThrow();
});
