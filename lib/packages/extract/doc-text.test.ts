import { expect, test } from 'vitest';

import { deprecation, firstParagraph, toPlainText } from './type-text';

test('the description tag wins, up to its first blank line', () => {
  const comment = {
    description: '@Directive RxLet',
    jsdocTags: [{ name: 'description', comment: 'One\nline.\n\nAnother.' }],
  };
  expect(firstParagraph(comment)).toBe('One line.');
});

test('links become their text, and code blocks go', () => {
  expect(
    toPlainText('See {@link RxState} and [docs](https://x.io).\n```ts\na\n```'),
  ).toBe('See `RxState` and docs.');
});

test('deprecated without a reason is still deprecated', () => {
  const tags = (comment: string) => ({
    description: '',
    jsdocTags: [{ name: 'deprecated', comment }],
  });
  expect(deprecation(tags(''))).toBe('');
  expect(deprecation(tags('Use `b`.'))).toBe('Use `b`.');
  expect(deprecation({ description: '', jsdocTags: [] })).toBeNull();
});
