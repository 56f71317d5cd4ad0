import { expect, test } from 'vitest';
import { toString } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
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

/** Both drawings of a diagram: every mark with its kind and where it stands. */
function drawnMarks(source: string) {
  const figure = drawMarbles(parseMarbles(source), undefined);
  return figure.children
    .filter((child) => child.type === 'element' && child.tagName === 'svg')
    .map((svg) => {
      const marks: { mark: string; x: number; radius: number; end: number }[] =
        [];
      visit(svg, 'element', ({ properties }) => {
        const d = String(properties['d'] ?? '');
        marks.push({
          mark: String(properties['className'] ?? ''),
          x: Number(properties['cx'] ?? /^M(-?[\d.]+)/.exec(d)?.[1]),
          radius: Number(properties['r'] ?? 0),
          end: Number(/H([\d.]+)/.exec(d)?.[1]),
        });
      });
      return (mark: string) => marks.filter((drawn) => drawn.mark === mark);
    });
}

const TWO_WIDTHS = ['wide', 'narrow'] as const;
const LONG_STREAM = '> x\na: ab-------------(cd|)\nlonger: ---------------e|';

test('a wide diagram is drawn once more for phones, a narrow one is not', () => {
  expect(drawnMarks(LONG_STREAM)).toHaveLength(2);
  expect(drawnMarks('> x\na: -b-|')).toHaveLength(1);
});

for (const [index, width] of TWO_WIDTHS.entries()) {
  test(`${width}: neither values nor the end of a frame lie on each other`, () => {
    const marks = drawnMarks(LONG_STREAM)[index];
    const [a, b, c, d, e] = marks?.('marble-value') ?? [];
    const [end, endBelow] = marks?.('marble-end') ?? [];
    const apart = 2 * (a?.radius ?? NaN);
    for (const [left, right] of [
      [a, b],
      [c, d],
    ]) {
      expect((right?.x ?? NaN) - (left?.x ?? NaN)).toBeGreaterThan(apart);
    }
    expect((end?.x ?? NaN) - (d?.x ?? NaN)).toBeGreaterThan(apart / 2);
    // Streams keep their time: what happens in one frame begins in one line.
    expect(e?.x).toBe(c?.x);
    expect(endBelow?.x).toBeGreaterThan(end?.x ?? NaN);
  });
}

test('a line ends where its stream ends, and begins where it is subscribed to', () => {
  const [marks] = drawnMarks(
    '> x\ndone: -a|--\nfailed: -a-#-\nopen: -a---\nlate: --^a-',
  );
  const [done, failed, open, late] = marks?.('marble-line') ?? [];
  const [bar, arrow] = marks?.('marble-end') ?? [];
  const [cross] = marks?.('marble-error') ?? [];
  expect(done?.end).toBe(bar?.x);
  expect(failed?.end).toBe((cross?.x ?? NaN) + 8);
  expect(open?.end).toBeGreaterThan(failed?.end ?? NaN);
  expect(late?.x).toBe((arrow?.x ?? NaN) + 6);
});
