import { expect, test } from 'vitest';
import type { Element } from 'hast';
import { toString } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import { toStaticMarkup } from '@/components/islands/static-markup';
import { spanOf, type Run } from '@/lib/benchmarks/run';
import { parseHtml } from '@/lib/site/article/compile';
import { Timeline } from './timeline';
import { RUN } from '@/tests/support/lab-run';

function shapesOf(run: Run, span: number): Element[] {
  const shapes: Element[] = [];
  const html = toStaticMarkup(<Timeline run={run} span={span} />);
  visit(parseHtml(html), 'element', (shape) => void shapes.push(shape));
  return shapes;
}

test('a timeline has a tick for each frame, a block for each task, a marble for each event', () => {
  const shapes = shapesOf(RUN, spanOf([RUN]));
  const count = (isOne: (shape: Element) => boolean) =>
    shapes.filter(isOne).length;
  const isUpright = ({ properties: { x1, x2, y1, y2 } }: Element) =>
    x1 !== undefined && x1 === x2 && Number(y2) - Number(y1) === 10;
  const isStroked = (colour: string) => (shape: Element) =>
    shape.tagName === 'line' && shape.properties['stroke'] === colour;
  expect(count(isUpright)).toBe(4);
  expect(
    count(({ properties }) => properties['fill'] === 'var(--color-accent)'),
  ).toBe(2);
  expect(count(({ tagName }) => tagName === 'circle')).toBe(2);
  expect(count(isStroked('var(--color-accent)'))).toBe(2);
  expect(count(isStroked('var(--color-danger)'))).toBe(0);
  const words = shapes
    .filter(({ tagName }) => tagName === 'text')
    .map((shape) => toString(shape));
  expect(words).toEqual(
    expect.arrayContaining(['Frames', 'Rendering', '0', '40 ms']),
  );
});

test('nothing of a timeline is beyond its edges', () => {
  const long: Run = { ...RUN, longTasks: [[20, 900]] };
  for (const { properties } of shapesOf(long, 25)) {
    const { x = 0, x1 = 0, x2 = 0, cx = 0, width = 0 } = properties;
    const end = Number.parseFloat(String(x)) + Number.parseFloat(String(width));
    for (const place of [x1, x2, cx, end].map((each) =>
      Number.parseFloat(String(each)),
    )) {
      expect(place).toBeGreaterThanOrEqual(0);
      expect(place).toBeLessThanOrEqual(100);
    }
  }
});
