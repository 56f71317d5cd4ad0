import { expect, test } from '@playwright/test';
import { layOutLanes } from './lanes';
import { WIDTHS } from './types';
import type { LaneDiagram, Mark, Shape } from './types';

const tide = (...marks: Mark[]) => ({ label: 'Tide', marks });

const BOTH: LaneDiagram = {
  scale: [10, 20],
  lanes: [tide({ dot: 10 }, { dot: 20 }), tide({ dot: 15 })],
};

type Of<Kind extends Shape['kind']> = Extract<Shape, { kind: Kind }>;

const draw = (
  parts: Partial<LaneDiagram>,
  variant: 'wide' | 'narrow' = 'wide',
) => layOutLanes({ ...BOTH, ...parts }, variant);

const dotsOf = ({ shapes }: { shapes: readonly Shape[] }) =>
  shapes.filter((shape): shape is Of<'dot'> => shape.kind === 'dot');

for (const variant of ['wide', 'narrow'] as const) {
  test(`both ends of the scale lie within the ${variant} drawing, and its middle between them`, () => {
    const [first, last, middle] = dotsOf(draw({}, variant)).map(({ x }) => x);
    expect(first).toBeGreaterThan(0);
    expect(last).toBeLessThan(WIDTHS[variant]);
    expect(middle).toBeCloseTo(((first ?? NaN) + (last ?? NaN)) / 2);
  });
}

test('a scale may begin below zero and have fractions', () => {
  const lanes = [tide({ dot: -0.5 }, { dot: 0 }, { dot: 0.5 })];
  const [a = NaN, b = NaN, c = NaN] = dotsOf(
    draw({ scale: [-0.5, 0.5], lanes }),
  ).map(({ x }) => x);
  expect(b - a).toBeCloseTo(c - b);
});

test('a guide runs from the first of its lanes to the last', () => {
  const guides = [{ at: 15, lanes: [0, 1] satisfies [number, number] }];
  const drawing = draw({ guides });
  const [upper, , lower] = dotsOf(drawing);
  const [guide] = drawing.shapes;
  if (guide?.kind !== 'line') throw new Error('There is no guide.');
  const [[x, top] = [], [toX, bottom] = []] = guide.points;
  expect([x, toX]).toEqual([lower?.x, lower?.x]);
  expect(top).toBeLessThan(upper?.y ?? NaN);
  expect(bottom).toBeGreaterThan(lower?.y ?? NaN);
});

for (const [name, parts, said] of [
  ['a scale without a length', { scale: [5, 5] }, /"scale" goes from 5 to 5/],
  ['a scale that goes down', { scale: [20, 10] }, /"scale" .* not up/],
  ['a dot before it', { lanes: [tide({ dot: 9.9 })] }, /"Tide" .* at 9\.9, /],
  ['a dot behind it', { lanes: [tide({ dot: 20.1 })] }, /at 20\.1, .* to 20/],
  ['a block that ends behind it', { lanes: [tide({ block: [19, 21] })] }, /21/],
  [
    'a note over what is before it',
    { lanes: [tide({ note: 'Low', over: [9, 11] })] },
    /"Tide" has a mark at 9,/,
  ],
  ['a guide behind it', { guides: [{ at: 21, lanes: [0, 1] }] }, /one at 21,/],
  [
    'a guide to a lane that is not there',
    { guides: [{ at: 15, lanes: [0, 2] }] },
    /"guides" name the lane 2, and the lanes are 0 to 1/,
  ],
] satisfies [string, Partial<LaneDiagram>, RegExp][]) {
  test(`${name} is told`, () => {
    expect(() => draw(parts)).toThrow(said);
  });
}
