import { axisOf, isEnd } from './plan';
import type { Arrow, Axis, Plan, PlannedFrame, Side, Span } from './plan';
import { LINE_PX, widthOfLines } from './text';
import type { TextLine } from './types';

const GAP_PX = 10;
const ARROW_PX = 26;
const LABEL_ROOM_PX: Readonly<Record<Axis, number>> = { cols: 32, rows: 28 };
const PAD_PX: Readonly<Record<Axis, number>> = { cols: 14, rows: 14 };
const MOST_EXTRA_PX = 44;
/** Between arrows that leave one side. */
const PORT_PX = 26;

/** From a frame to what it is around. */
export const FRAME_PX = 9;

/** Lengths of the tracks of an axis, and the room before, between and after them. */
export type Tracks = { sizes: number[]; gaps: number[] };

/** How long the tracks of an axis have to be for what stands in them. */
export function measureTracks(plan: Plan, axis: Axis): Tracks {
  const sizes = Array.from({ length: plan.tracks[axis] }, () => 0);
  const gaps = measureGaps(plan, axis);
  const lengthOf = ({ from, to }: Span) => to - from + 1;
  const needs = [
    ...plan.boxes.map((box) => ({
      span: box.area[axis],
      need: needOf(plan, box, axis),
    })),
    ...plan.frames.map(({ area, label }) => ({
      span: area[axis],
      need: axis === 'cols' ? widthOfLines(label) : 0,
    })),
  ].sort((a, b) => lengthOf(a.span) - lengthOf(b.span));
  for (const { span, need } of needs) {
    const missing = need - extent({ sizes, gaps }, span).size;
    if (missing <= 0) continue;
    for (let track = span.from; track <= span.to; track++) {
      sizes[track] = (sizes[track] ?? 0) + missing / lengthOf(span);
    }
  }
  return { sizes, gaps };
}

/** Where a span of tracks begins, and how long it is. */
export function extent(
  { sizes, gaps }: Tracks,
  { from, to }: Span,
): { start: number; size: number } {
  const upTo = (track: number) =>
    sum(sizes.slice(0, track)) + sum(gaps.slice(0, track + 1));
  return { start: upTo(from), size: upTo(to) + (sizes[to] ?? 0) - upTo(from) };
}

/**
 * Spreads columns over the whole width: arrows first, then boxes, then the margins.
 *
 * @throws Error when the columns do not fit
 */
export function spreadColumns(plan: Plan, tracks: Tracks, width: number): void {
  let left = width - totalOf(tracks);
  if (left < 0) {
    throw new Error(
      `the columns are ${Math.ceil(-left)} px too wide for ${width} px; break a line or put a box into another row`,
    );
  }
  const grow = (list: number[], which: readonly number[], most: number) => {
    const extra = Math.min(most, left / Math.max(1, which.length));
    for (const index of which) list[index] = (list[index] ?? 0) + extra;
    left -= extra * which.length;
  };
  const crossed = new Set(
    plan.arrows.flatMap((arrow) => crossings(plan, arrow, 'cols')),
  );
  const inner = tracks.gaps.map((_, index) => index).slice(1, -1);
  grow(
    tracks.gaps,
    inner.filter((gap) => crossed.has(gap)),
    MOST_EXTRA_PX,
  );
  grow(tracks.sizes, [...tracks.sizes.keys()], MOST_EXTRA_PX);
  grow(tracks.gaps, [0, tracks.gaps.length - 1], left);
}

export const totalOf = ({ sizes, gaps }: Tracks): number =>
  sum(sizes) + sum(gaps);

const sum = (list: readonly number[]): number =>
  list.reduce((total, size) => total + size, 0);

const lengthOfLines = (lines: readonly TextLine[], axis: Axis): number =>
  axis === 'cols' ? widthOfLines(lines) : lines.length * LINE_PX;

function needOf(plan: Plan, box: Plan['boxes'][number], axis: Axis): number {
  const pad = box.look === 'plain' ? 4 : PAD_PX[axis];
  const arrowsAt = (side: Side) =>
    plan.arrows.filter(
      ({ from, to, sides }) =>
        (from === box.name && sides[0] === side) ||
        (to === box.name && sides[1] === side),
    ).length;
  const ports =
    axis === 'rows'
      ? Math.max(arrowsAt('left'), arrowsAt('right'))
      : Math.max(arrowsAt('top'), arrowsAt('bottom'));
  return Math.max(
    lengthOfLines(box.lines, axis) + pad,
    ports > 1 ? ports * PORT_PX : 0,
  );
}

/** The gaps of an axis that an arrow starts, ends or bends in. */
function crossings(
  plan: Plan,
  { from, to, sides }: Arrow,
  axis: Axis,
): number[] {
  const names = [from, to] as const;
  return sides.flatMap((side, index) => {
    if (axisOf(side) !== axis) return [];
    const span = plan.areaOf(names[index] ?? from)[axis];
    return [isEnd(side) ? span.to + 1 : span.from];
  });
}

function measureGaps(plan: Plan, axis: Axis): number[] {
  const count = plan.tracks[axis];
  const gaps = Array.from({ length: count + 1 }, (_, index): number =>
    index === 0 || index === count ? 1 : GAP_PX,
  );
  for (const arrow of plan.arrows) {
    const crossed = crossings(plan, arrow, axis);
    const isDetour = arrow.sides[0] === arrow.sides[1];
    const label = arrow.label.length && lengthOfLines(arrow.label, axis);
    // Two ends in two gaps leave room for a label between them.
    const isLabelHere = label > 0 && new Set(crossed).size === 1;
    const staggered = axis === 'rows' ? twinsOf(plan, arrow).length : 1;
    const need = isDetour
      ? detourOf(arrow, axis) + Math.max(6, label / 2 + 2)
      : isLabelHere
        ? Math.max(ARROW_PX, label * staggered + LABEL_ROOM_PX[axis])
        : ARROW_PX;
    for (const gap of crossed) gaps[gap] = Math.max(gaps[gap] ?? 0, need);
  }
  return gaps.map(
    (gap, index) =>
      gap +
      deepest(plan, axis, (frame) => frame.area[axis].from === index, false) +
      deepest(plan, axis, (frame) => frame.area[axis].to + 1 === index, true),
  );
}

/** How far from boxes an arrow goes around them: its label stands beside them. */
export const detourOf = ({ label }: Arrow, axis: Axis): number =>
  Math.max(18, lengthOfLines(label, axis) / 2 + (axis === 'cols' ? 14 : 9));

/** Arrows between the same two boxes. */
export function twinsOf(plan: Plan, { from, to }: Arrow): Arrow[] {
  return plan.arrows.filter(
    (other) =>
      (other.from === from && other.to === to) ||
      (other.from === to && other.to === from),
  );
}

function deepest(
  plan: Plan,
  axis: Axis,
  isHere: (frame: PlannedFrame) => boolean,
  isAtEnd: boolean,
): number {
  const depthOf = (frame: PlannedFrame): number =>
    FRAME_PX +
    (axis === 'rows' && !isAtEnd ? frame.label.length * LINE_PX : 0) +
    Math.max(
      0,
      ...plan.frames
        .filter(({ name }) => frame.around.includes(name))
        .filter(isHere)
        .map(depthOf),
    );
  return Math.max(0, ...plan.frames.filter(isHere).map(depthOf));
}
