import { expect, test } from 'vitest';
import { visible } from './plain-text';
import { z } from 'zod';
import { checkLine } from './line';

const lineSchema = z.string().superRefine(checkLine);

test('a line has words and no line break', () => {
  expect(lineSchema.safeParse('A title').success).toBe(true);
  for (const text of [
    '',
    ' \t',
    '\u00a0',
    'a\nb',
    'a\rb',
    'a\u2029b',
    'a\u0007',
  ]) {
    expect(lineSchema.safeParse(text).success, visible(text)).toBe(false);
  }
});
