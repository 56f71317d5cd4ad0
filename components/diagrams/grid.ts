import { Plan } from './plan';
import type { PlannedBox, PlannedFrame } from './plan';
import { routeArrows } from './route';
import { centred, labelAt, LINE_PX } from './text';
import {
  extent,
  FRAME_PX,
  measureTracks,
  spreadColumns,
  totalOf,
} from './tracks';
import type { Tracks } from './tracks';
import { WIDTHS } from './types';
import type { Drawing, GridDiagram, Rect, Shape, Variant } from './types';

/**
 * Lays boxes, frames and arrows out for one width.
 *
 * @throws Error naming what does not fit
 */
export function layOutGrid(diagram: GridDiagram, variant: Variant): Drawing {
  const width = WIDTHS[variant];
  const plan = new Plan(diagram, variant);
  const cols = measureTracks(plan, 'cols');
  spreadColumns(plan, cols, width);
  const rows = measureTracks(plan, 'rows');
  const rects = new Map<string, Rect>();
  const rectOf = (name: string): Rect => {
    const rect = rects.get(name);
    if (!rect) throw new Error(`"${name}" is used before it has a place`);
    return rect;
  };
  for (const box of plan.boxes) rects.set(box.name, placeBox(box, cols, rows));
  for (const frame of plan.frames) {
    rects.set(frame.name, placeFrame(frame, frame.around.map(rectOf), cols));
  }
  return {
    width,
    height: Math.ceil(totalOf(rows)),
    shapes: [
      ...plan.frames
        .toReversed()
        .flatMap((frame) => drawFrame(frame, rectOf(frame.name))),
      ...routeArrows(plan, rectOf, width),
      ...plan.boxes.flatMap((box) => drawBox(box, rectOf(box.name))),
    ],
  };
}

/** A box is as large as its cells. */
function placeBox(box: PlannedBox, cols: Tracks, rows: Tracks): Rect {
  const { start: x, size: width } = extent(cols, box.area.cols);
  const { start: y, size: height } = extent(rows, box.area.rows);
  return { x, y, width, height };
}

function placeFrame(
  { label, isFull, area }: PlannedFrame,
  inside: readonly Rect[],
  cols: Tracks,
): Rect {
  const { start, size } = extent(cols, area.cols);
  const lefts = inside.map((rect) => rect.x);
  const rights = inside.map((rect) => rect.x + rect.width);
  const x = (isFull ? start : Math.min(...lefts)) - FRAME_PX;
  const right = isFull ? start + size : Math.max(...rights);
  const top = Math.min(...inside.map((rect) => rect.y));
  const bottom = Math.max(...inside.map((rect) => rect.y + rect.height));
  const y = top - FRAME_PX - label.length * LINE_PX;
  return {
    x,
    y,
    width: right + FRAME_PX - x,
    height: bottom + FRAME_PX - y,
  };
}

function drawFrame({ name, label }: PlannedFrame, rect: Rect): Shape[] {
  const { x, y } = rect;
  return [
    { kind: 'frame', name, ...rect },
    ...label.map((line) => labelAt(line, x + FRAME_PX, y + LINE_PX, name)),
  ];
}

function drawBox({ name, look, lines }: PlannedBox, rect: Rect): Shape[] {
  const { x, y, width, height } = rect;
  return [
    { kind: 'box', name, look, ...rect },
    ...centred(lines, x + width / 2, y + height / 2, name),
  ];
}
