import { expect, test } from '@playwright/test';
import { toString } from 'hast-util-to-string';
import { drawMarbles } from './draw';
import { parseMarbles } from './parse';

test('values, groups and ends stand in their frames', () => {
  const { streams } = parseMarbles('> two values\nsource: -a(bc)-|');
  expect(streams[0]).toEqual({
    label: 'source',
    frames: 5,
    events: [
      { kind: 'next', frame: 1, value: 'a' },
      { kind: 'next', frame: 2, value: 'b' },
      { kind: 'next', frame: 2, value: 'c' },
      { kind: 'complete', frame: 4 },
    ],
  });
});

test('an error and a subscription have marks of their own', () => {
  const { streams } = parseMarbles('> fails\nx:  ^-#');
  expect(streams[0]?.events.map(({ kind }) => kind)).toEqual([
    'subscribe',
    'error',
  ]);
});

test('a diagram without a description is refused', () => {
  expect(() => parseMarbles('a: --|')).toThrow(/no description/);
});

test('a line that is no stream is quoted in the error', () => {
  expect(() => parseMarbles('> text\nnonsense')).toThrow(/"nonsense"/);
});

test('the drawing says in words what it shows', () => {
  const figure = drawMarbles(parseMarbles('> b waits for a\na: -x|'), 'wait');
  const svg = figure.children[0];
  expect(svg?.type === 'element' && svg.properties['ariaLabel']).toBe(
    'wait: b waits for a',
  );
  expect(toString(figure)).toContain('b waits for a');
});
