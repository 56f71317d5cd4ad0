import { expect, test } from 'vitest';
import fc from 'fast-check';
import { changesBetween } from './changes';

test('neighbouring lines are one change, and others are changes of their own', () => {
  expect(changesBetween('a\nb\nc\nd\ne', 'a\nB\nb2\nc\ne\nf')).toEqual([
    { line: 2, removed: ['b'], added: ['B', 'b2'] },
    { line: 4, removed: ['d'], added: [] },
    { line: 6, removed: [], added: ['f'] },
  ]);
});

test('whatever the texts are, the changes make one of the other', () => {
  const text = fc.array(fc.constantFrom('a', 'b', '}', 'c d'), {
    minLength: 1,
    maxLength: 12,
  });
  fc.assert(
    fc.property(text, text, (before, after) => {
      const lines: string[] = [...before];
      const changes = changesBetween(before.join('\n'), after.join('\n'));
      for (const { line, removed, added } of [...changes].reverse()) {
        expect(lines.splice(line - 1, removed.length, ...added)).toEqual(
          removed,
        );
      }
      expect(lines).toEqual(after);
    }),
  );
});
