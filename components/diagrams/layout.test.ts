import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { ContentError } from '@/lib/source';
import { diagramNames, readDiagram } from './read';
import { LINE_PX, TEXT_PX } from './text';
import { WIDTHS } from './types';
import type { Drawing, Rect, Shape, Words } from './types';

const ROOT = 'content';
const MIN_TEXT_PX = 12;

type Line = Extract<Shape, { kind: 'line' }>;

const boxesOf = ({ shapes }: Drawing) =>
  shapes.filter((shape) => shape.kind === 'box');
const wordsOf = ({ shapes }: Drawing) =>
  shapes.filter((shape) => shape.kind === 'text');

function rectOfWords({ x, baseline, anchor, line }: Words): Rect {
  return {
    x: anchor === 'start' ? x : x - line.width / 2,
    y: baseline - TEXT_PX * 0.8,
    width: line.width,
    height: TEXT_PX,
  };
}

/** Whether two rectangles share more than an edge. */
const overlap = (a: Rect, b: Rect): boolean =>
  a.x + a.width > b.x + 1 &&
  b.x + b.width > a.x + 1 &&
  a.y + a.height > b.y + 1 &&
  b.y + b.height > a.y + 1;

const contains = (outer: Rect, inner: Rect): boolean =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width + 0.5 &&
  inner.y + inner.height <= outer.y + outer.height + 0.5;

const partsOf = ({ points }: Line): Rect[] =>
  points.slice(1).map(([x, y], index) => {
    const [fromX, fromY] = points[index] ?? [x, y];
    return {
      x: Math.min(x, fromX),
      y: Math.min(y, fromY),
      width: Math.max(Math.abs(x - fromX), 2),
      height: Math.max(Math.abs(y - fromY), 2),
    };
  });

/** Everything that lies where it must not. */
function faultsOf(drawing: Drawing): string[] {
  const faults: string[] = [];
  const boxes = boxesOf(drawing);
  const words = wordsOf(drawing);
  const free = words.filter(({ box }) => box === undefined);
  const page = { x: 0, y: 0, width: drawing.width, height: drawing.height };
  boxes.forEach((box, index) => {
    if (!contains(page, box)) faults.push(`${box.name} is cut`);
    for (const other of boxes.slice(index + 1)) {
      if (overlap(box, other)) faults.push(`${box.name} on ${other.name}`);
    }
  });
  for (const word of words) {
    const rect = rectOfWords(word);
    const holder = drawing.shapes.find(
      (shape) =>
        (shape.kind === 'box' || shape.kind === 'frame') &&
        shape.name === word.box,
    );
    const room = holder && 'width' in holder ? holder : page;
    if (!contains(room, rect)) faults.push(`"${word.line.text}" is cut`);
  }
  free.forEach((word, index) => {
    const rect = rectOfWords(word);
    const hit = [...boxes, ...free.slice(index + 1).map(rectOfWords)];
    if (hit.some((other) => overlap(rect, other))) {
      faults.push(`"${word.line.text}" lies on something`);
    }
  });
  return faults;
}

/** Arrows that run through a box, and labels that lie on the arrow of another one. */
function crossingsOf(drawing: Drawing): string[] {
  const faults: string[] = [];
  let own: Line | undefined;
  const lines = drawing.shapes.filter((shape) => shape.kind === 'line');
  for (const shape of drawing.shapes) {
    if (shape.kind === 'line') {
      own = shape;
      for (const box of boxesOf(drawing)) {
        if (partsOf(shape).some((part) => overlap(part, box))) {
          faults.push(`an arrow runs through ${box.name}`);
        }
      }
    }
    if (shape.kind === 'text' && shape.box === undefined) {
      const rect = rectOfWords(shape);
      const isHit = lines.some(
        (line) =>
          line !== own && partsOf(line).some((part) => overlap(part, rect)),
      );
      if (isHit) faults.push(`an arrow runs through "${shape.line.text}"`);
    }
  }
  return faults;
}

for (const name of diagramNames(ROOT)) {
  for (const variant of ['wide', 'narrow'] as const) {
    test(`${name}, ${variant}: nothing lies on anything else or is cut`, () => {
      const drawing = readDiagram(ROOT, name).drawings[variant];
      expect(drawing.width).toBe(WIDTHS[variant]);
      expect(faultsOf(drawing)).toEqual([]);
      const isGrid = drawing.shapes.every(
        (shape) =>
          shape.kind !== 'dot' &&
          !('name' in shape && shape.name.startsWith('block')),
      );
      if (isGrid) expect(crossingsOf(drawing)).toEqual([]);
    });
  }
}

test('text is no smaller than 12 px, and its lines do not touch', () => {
  expect(TEXT_PX).toBeGreaterThanOrEqual(MIN_TEXT_PX);
  expect(LINE_PX).toBeGreaterThan(TEXT_PX);
});

const HEAD = 'title: Boats\nboxes: |\n  a: Alpha\n  b (dashed): Beta';
const GRID = 'wide: |\n  a b\nnarrow: |\n  a\n  b';

/** Draws one diagram of a content folder of its own. */
function draw(head: string, body = 'Alpha before beta.') {
  const root = mkdtempSync(path.join(tmpdir(), 'diagrams-'));
  try {
    mkdirSync(path.join(root, 'diagrams'));
    writeFileSync(
      path.join(root, 'diagrams', 'boats.md'),
      `---\n${head}\n---\n\n${body}\n`,
    );
    return readDiagram(root, 'boats');
  } finally {
    rmSync(root, { recursive: true });
  }
}

function mistake(head: string, body?: string): ContentError {
  try {
    draw(head, body);
  } catch (error) {
    if (error instanceof ContentError) return error;
    throw error;
  }
  throw new Error('No mistake was found.');
}

test('boxes stand beside each other on the wide grid and below each other on the narrow one', () => {
  const { drawings, description } = draw(`${HEAD}\n${GRID}`);
  expect(description).toBe('Alpha before beta.');
  const [wideA, wideB] = boxesOf(drawings.wide);
  const [narrowA, narrowB] = boxesOf(drawings.narrow);
  expect(wideB?.x).toBeGreaterThan((wideA?.x ?? NaN) + (wideA?.width ?? NaN));
  expect(wideB?.y).toBe(wideA?.y);
  expect(narrowB?.x).toBe(narrowA?.x);
  expect(narrowB?.y).toBeGreaterThan(
    (narrowA?.y ?? NaN) + (narrowA?.height ?? NaN),
  );
});

test('an arrow runs straight from side to side, with its label between the boxes', () => {
  const { drawings } = draw(`${HEAD}\narrows: |\n  a -> b: then\n${GRID}`);
  const [a, b] = boxesOf(drawings.wide);
  const line = drawings.wide.shapes.find((shape) => shape.kind === 'line');
  const label = wordsOf(drawings.wide).find(({ box }) => box === undefined);
  expect(line?.points[0]?.[0]).toBe((a?.x ?? NaN) + (a?.width ?? NaN));
  expect(line?.points.at(-1)?.[0]).toBe(b?.x);
  expect(line?.points).toHaveLength(2);
  expect(label?.line.text).toBe('then');
  expect(faultsOf(drawings.wide)).toEqual([]);
});

test('an unknown name is told with its line and the name that was meant', () => {
  const unknown = mistake(`${HEAD}\narrows: |\n  a -> beta\n${GRID}`);
  expect(unknown.file).toMatch(/diagrams\/boats\.md$/);
  expect(unknown.line).toBe(7);
  expect(unknown.what).toContain('"beta" does not stand in the grid');
  expect(mistake(`${HEAD}\nwide: |\n  a b\nnarrow: |\n  a\n  bb`).what).toMatch(
    /narrow.*"bb" in the grid is no box.*"b"/,
  );
});

test('what cannot be read is quoted with the form it should have', () => {
  expect(mistake(`${HEAD}\narrows: |\n  a => b\n${GRID}`).what).toContain(
    'write "from -> to: label"',
  );
  expect(
    mistake(`${HEAD}\nwide: |\n  a b\n  a\nnarrow: |\n  a\n  b`).what,
  ).toContain('has 1 columns and the first has 2');
  expect(
    mistake(HEAD.replace('dashed', 'dotted') + `\n${GRID}`).what,
  ).toContain('"dotted" is no look');
  expect(mistake(HEAD).what).toContain('neither boxes, wide and narrow');
  expect(mistake(`${HEAD}\n${GRID}`, '').what).toContain('in no word');
});

test('288 px hold what fits into them and refuse one letter more', () => {
  const line = (letters: number) =>
    `title: Boats\nboxes: |\n  a: ${'`'}${'n'.repeat(letters)}${'`'}\nwide: |\n  a\nnarrow: |\n  a`;
  expect(faultsOf(draw(line(34)).drawings.narrow)).toEqual([]);
  expect(mistake(line(35)).what).toMatch(/narrow.*too wide for 288 px/);
});

test('the example of the documentation can be drawn', () => {
  const page = readFileSync(
    'content/docs/contributing/writing-pages.mdx',
    'utf8',
  );
  const [, head = '', body] =
    /```md\n---\n(title: [\s\S]*?)\n---\n\n([\s\S]*?)\n```/.exec(page) ?? [];
  const { drawings } = draw(head, body);
  for (const drawing of [drawings.wide, drawings.narrow]) {
    expect(faultsOf(drawing)).toEqual([]);
    expect(crossingsOf(drawing)).toEqual([]);
    expect(boxesOf(drawing)).toHaveLength(4);
  }
});
