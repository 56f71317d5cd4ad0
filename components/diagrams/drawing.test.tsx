import { expect, test } from '@playwright/test';
import { toStaticMarkup } from '@/components/build/static-markup';
import { drawShapes } from './drawing';
import type { Look, Point, Shape, TextLine } from './types';

const draw = (...shapes: readonly Shape[]) =>
  toStaticMarkup(
    <svg>{drawShapes({ width: 100, height: 100, shapes: [...shapes] })}</svg>,
  ).replace(/^<svg>|<\/svg>$/g, '');

const line = (points: readonly Point[], parts = {}): Shape => ({
  kind: 'line',
  points,
  dashed: false,
  head: false,
  ...parts,
});

const box = (look: Look, x = 10): Shape => ({
  kind: 'box',
  name: 'box',
  look,
  x,
  y: 10,
  width: 20,
  height: 10,
});

const words = (style: TextLine['style'], parts = {}): Shape => ({
  kind: 'text',
  x: 5,
  baseline: 9,
  anchor: 'middle',
  line: { text: 'Tide', style, width: 30 },
  ...parts,
});

const across: readonly Point[] = [
  [0, 0],
  [50, 0],
];

test('lines of one kind are one path, and there is none for a kind without lines', () => {
  expect(draw(line(across), line(across))).toBe(
    '<path d="M0 0L50 0M0 0L50 0"></path>',
  );
  expect(draw(line(across, { dashed: true }))).toBe(
    '<path class="dashed" d="M0 0L50 0"></path>',
  );
});

test('a bend is rounded by half of its shorter side at most', () => {
  const bent = (to: number): Shape =>
    line([
      [0, 0],
      [50, 0],
      [50, to],
    ]);
  expect(draw(bent(50))).toContain('M0 0L45 0Q50 0 50 5L50 50');
  expect(draw(bent(4))).toContain('Q50 0 50 2L50 4');
});

test('the head of a dashed line is whole', () => {
  expect(draw(line(across, { dashed: true, head: true }))).toBe(
    '<path d="M44 5L50 0l-6 -5"></path><path class="dashed" d="M0 0L50 0"></path>',
  );
});

for (const [to, head] of [
  [[50, 0], 'M44 5L50 0l-6 -5'],
  [[-50, 0], 'M-44 -5L-50 0l6 5'],
  [[0, 50], 'M5 44L0 50l-5 -6'],
] as const) {
  test(`the head of an arrow to ${to.join(', ')} points there`, () => {
    expect(draw(line([[0, 0], to], { head: true }))).toContain(head);
  });
}

test('frames lie below lines, lines below boxes, and words of a box above it', () => {
  const kinds = draw(
    words('text', { box: 'box' }),
    words('text'),
    box('solid'),
    line(across),
    { kind: 'frame', name: 'all', x: 0, y: 0, width: 90, height: 90 },
  ).match(/<(?:rect|path|text)(?: class="\w+")?/g);
  expect(kinds).toEqual([
    '<rect class="frame"',
    '<path',
    '<text class="halo"',
    '<rect',
    '<text',
  ]);
});

test('a box says how it looks, and a plain one is words alone', () => {
  expect(draw(box('accent'))).toContain('<rect class="accent"');
  expect(draw(box('solid'))).toContain('<rect x=');
  expect(draw(box('plain'))).toBe('');
});

test('edges are whole pixels, without a gap to the next', () => {
  expect(draw(box('solid', 10.6))).toContain('x="11" y="10" width="20"');
  expect(draw(box('solid', 10.4))).toContain('x="10" y="10" width="20"');
});

test('words say their style and where they begin', () => {
  expect(draw(words('code', { anchor: 'start', box: 'box' }))).toBe(
    '<text class="code start" x="5" y="9">Tide</text>',
  );
});
