import { centred, labelAt, LINE_PX, readLines, widthOfLines } from './text';
import { WIDTHS } from './types';
import type { Drawing, LaneDiagram, Mark, Shape, Variant } from './types';

const MARGIN_PX = 20;
const BLOCK_PX = 30;
const TICK_PX = 10;
const LANE_GAP_PX = 14;
const VALUE_RADIUS_PX = 12;
const DOT_RADIUS_PX = 7;

/** Where a lane runs, and where the words below it begin. */
type Place = { y: number; noteTop: number; xOf: (value: number) => number };

/**
 * Lays lanes out for one width: their labels stand before them, or above them on a narrow one.
 *
 * @throws Error quoting what has no place
 */
export function layOutLanes(diagram: LaneDiagram, variant: Variant): Drawing {
  assertPlaces(diagram);
  const width = WIDTHS[variant];
  const isWide = variant === 'wide';
  const labels = diagram.lanes.map(({ label }) => readLines(`**${label}**`));
  const labelWidth = Math.max(...labels.map(widthOfLines));
  const left = MARGIN_PX + (isWide ? labelWidth + MARGIN_PX : 0);
  const [from, to] = diagram.scale;
  const xOf = (value: number) =>
    left + ((value - from) / (to - from)) * (width - left - MARGIN_PX);
  const middles: number[] = [];
  let top = 0;
  const shapes = diagram.lanes.flatMap(({ marks }, index): Shape[] => {
    const labelTop = top;
    const y = top + (isWide ? 0 : LINE_PX) + BLOCK_PX / 2 + 2;
    const isScale = marks.every((mark) => 'over' in mark);
    const noteTop = y + (isScale ? TICK_PX : BLOCK_PX) / 2 + 2;
    middles.push(y);
    top = noteTop + Math.max(...marks.map(noteHeight)) + LANE_GAP_PX;
    return [
      { ...line(left - 8, width - 2, y, y), dashed: false, head: true },
      ...marks.flatMap((mark) => drawMark(mark, { y, noteTop, xOf })),
      ...(labels[index] ?? []).map((label) =>
        labelAt(label, 2, isWide ? y + 5 : labelTop + LINE_PX - 4),
      ),
    ];
  });
  const guides = (diagram.guides ?? []).map(({ at, lanes }) => {
    const [first = 0, last = 0] = lanes.map((lane) => middles[lane]);
    return line(xOf(at), xOf(at), first - BLOCK_PX / 2, last + BLOCK_PX / 2);
  });
  const height = Math.ceil(top - LANE_GAP_PX + 2);
  return { width, height, shapes: [...guides, ...shapes] };
}

/** What lies outside would be drawn beside the drawing, and without a way up the scale nowhere at all. */
function assertPlaces({ scale, lanes, guides = [] }: LaneDiagram): void {
  const [from, to] = scale;
  if (from >= to) {
    throw new Error(`the "scale" goes from ${from} to ${to}, and not up`);
  }
  const isOn = (value: number) => value >= from && value <= to;
  for (const { label, marks } of lanes) {
    const outside = marks.flatMap(valuesOf).find((value) => !isOn(value));
    if (outside === undefined) continue;
    throw new Error(
      `"${label}" has a mark at ${outside}, and the scale goes from ${from} to ${to}`,
    );
  }
  for (const guide of guides) {
    const lane = guide.lanes.find((index) => lanes[index] === undefined);
    if (isOn(guide.at) && lane === undefined) continue;
    throw new Error(
      lane === undefined
        ? `the "guides" have one at ${guide.at}, and the scale goes from ${from} to ${to}`
        : `the "guides" name the lane ${lane}, and the lanes are 0 to ${lanes.length - 1}`,
    );
  }
}

function valuesOf(mark: Mark): readonly number[] {
  if ('dot' in mark) return [mark.dot];
  return 'over' in mark ? mark.over : mark.block;
}

const line = (x: number, toX: number, y: number, toY: number) => ({
  kind: 'line' as const,
  points: [[x, y] as const, [toX, toY] as const],
  dashed: true,
  head: false,
});

const linesOf = (source?: string) =>
  source === undefined ? [] : readLines(source);

const noteHeight = (mark: Mark): number =>
  'note' in mark ? linesOf(mark.note).length * LINE_PX : 0;

function drawMark(mark: Mark, { y, noteTop, xOf }: Place): Shape[] {
  const noteY = noteTop + noteHeight(mark) / 2;
  if ('dot' in mark) {
    const { dot, value, note, look = 'solid' } = mark;
    const x = xOf(dot);
    const radius = value === undefined ? DOT_RADIUS_PX : VALUE_RADIUS_PX;
    return [
      { kind: 'dot', x, y, radius, look },
      ...centred(linesOf(value), x, y, 'dot'),
      ...centred(linesOf(note), x, noteY),
    ];
  }
  if ('over' in mark) {
    const [x, toX] = [xOf(mark.over[0]), xOf(mark.over[1])];
    const tick = line(x, x, y - TICK_PX / 2, y + TICK_PX / 2);
    return [
      ...(x === toX ? [{ ...tick, dashed: false }] : []),
      ...centred(linesOf(mark.note), (x + toX) / 2, noteY),
    ];
  }
  const { block, text, look = 'solid' } = mark;
  const [x, toX] = [xOf(block[0]), xOf(block[1]) - 2];
  const name = `block ${block.join(' to ')} at ${y}`;
  const rect = { x, y: y - BLOCK_PX / 2, width: toX - x, height: BLOCK_PX };
  return [
    { kind: 'box', name, look, ...rect },
    ...centred(linesOf(text), (x + toX) / 2, y, name),
  ];
}
