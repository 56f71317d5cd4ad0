import { centred, labelAt, LINE_PX, readLines, widthOfLines } from './text';
import { WIDTHS } from './types';
import type { Drawing, LaneDiagram, Mark, Shape, Variant } from './types';

const MARGIN_PX = 20;
const BLOCK_PX = 30;
const STEP_PX = 22;
const LANE_GAP_PX = 14;
const VALUE_RADIUS_PX = 12;
const DOT_RADIUS_PX = 7;

/** From a value of the scale to px. */
type Scale = (value: number) => number;
type Lane = LaneDiagram['lanes'][number];

/** Lays lanes out for one width: their labels stand before them, or above them on a narrow one. */
export function layOutLanes(diagram: LaneDiagram, variant: Variant): Drawing {
  const width = WIDTHS[variant];
  const isWide = variant === 'wide';
  const labels = diagram.lanes.map(({ label }) => readLines(`**${label}**`));
  const before = isWide ? Math.max(...labels.map(widthOfLines)) + MARGIN_PX : 0;
  const left = MARGIN_PX + before;
  const [from, to] = diagram.scale;
  const scale: Scale = (value) =>
    left + ((value - from) / (to - from)) * (width - left - MARGIN_PX);
  const middles: number[] = [];
  let y = 2;
  const shapes = diagram.lanes.flatMap((lane, index): Shape[] => {
    const top = y + (isWide ? 0 : LINE_PX + 4);
    const middle = top + Math.max(8, ...lane.marks.map(aboveOf));
    middles.push(middle);
    y = middle + belowOf(lane) + LANE_GAP_PX;
    return [
      ...drawLane(lane, scale, middle, [left - 8, width - 2]),
      ...(labels[index] ?? []).map((line) =>
        labelAt(line, 2, isWide ? middle + 5 : top - 6),
      ),
    ];
  });
  const guides = (diagram.guides ?? []).map(({ at, lanes: [first, last] }) =>
    line([
      [scale(at), (middles[first] ?? 0) - BLOCK_PX / 2],
      [scale(at), (middles[last] ?? 0) + BLOCK_PX / 2],
    ]),
  );
  const height = Math.ceil(y - LANE_GAP_PX + 2);
  return { width, height, shapes: [...guides, ...shapes] };
}

const line = (
  points: Extract<Shape, { kind: 'line' }>['points'],
  more: { dashed?: boolean; head?: boolean } = {},
): Shape => ({ kind: 'line', points, dashed: true, head: false, ...more });

function drawLane(
  { marks }: Lane,
  scale: Scale,
  y: number,
  [start, end]: readonly [number, number],
): Shape[] {
  const isCount = marks.some((mark) => 'steps' in mark);
  const axis = line(
    [
      [start, y],
      [end, y],
    ],
    { dashed: false, head: true },
  );
  const noteTop = y + drawnBelow(marks);
  return [
    ...(isCount ? [] : [axis]),
    ...marks.flatMap((mark) => drawMark(mark, scale, y, noteTop, end)),
  ];
}

function drawMark(
  mark: Mark,
  scale: Scale,
  y: number,
  noteTop: number,
  end: number,
): Shape[] {
  if ('dot' in mark) return drawDot(mark, scale(mark.dot), y);
  if ('steps' in mark) return drawSteps(mark.steps, scale, y, end);
  if ('note' in mark) {
    const [from, to] = mark.over;
    const lines = readLines(mark.note);
    const tick: Shape[] =
      from === to
        ? [
            line(
              [
                [scale(from), y - 5],
                [scale(from), y + 5],
              ],
              { dashed: false },
            ),
          ]
        : [];
    const middle = noteTop + (lines.length * LINE_PX) / 2;
    return [...tick, ...centred(lines, (scale(from) + scale(to)) / 2, middle)];
  }
  const { block, text, look = 'solid' } = mark;
  const [x, right] = [scale(block[0]), scale(block[1])];
  const name = `block ${block.join(' to ')}`;
  const rect = {
    x,
    y: y - BLOCK_PX / 2,
    width: right - x - 2,
    height: BLOCK_PX,
  };
  const lines = text === undefined ? [] : readLines(text);
  return [
    { kind: 'box', name, look, ...rect },
    ...centred(lines, x + rect.width / 2, y, name),
  ];
}

function drawDot(
  { value, note, look = 'solid' }: Extract<Mark, { dot: number }>,
  x: number,
  y: number,
): Shape[] {
  const radius = value === undefined ? DOT_RADIUS_PX : VALUE_RADIUS_PX;
  const notes = note === undefined ? [] : readLines(note);
  return [
    { kind: 'dot', x, y, radius, look },
    ...centred(value === undefined ? [] : readLines(value), x, y, 'dot'),
    ...centred(notes, x, y + radius + 3 + (notes.length * LINE_PX) / 2),
  ];
}

function drawSteps(
  steps: readonly (readonly [number, number])[],
  scale: Scale,
  y: number,
  end: number,
): Shape[] {
  const parts = steps.map(([at, count], index) => {
    const next = steps[index + 1];
    return {
      from: scale(at),
      to: next ? scale(next[0]) : end,
      count,
      y: y - count * STEP_PX,
    };
  });
  return [
    line(
      parts.flatMap(({ from, to, y }) => [
        [from, y] as const,
        [to, y] as const,
      ]),
      { dashed: false },
    ),
    ...parts.flatMap(({ from, to, count, y }) =>
      centred(readLines(`${count}`), (from + to) / 2, y - LINE_PX / 2),
    ),
  ];
}

function aboveOf(mark: Mark): number {
  if ('dot' in mark) return VALUE_RADIUS_PX;
  if ('block' in mark) return BLOCK_PX / 2;
  if ('note' in mark) return 0;
  return Math.max(...mark.steps.map(([, count]) => count)) * STEP_PX + LINE_PX;
}

/** How far a lane reaches below its line, without the words that stand below it. */
const drawnBelow = (marks: readonly Mark[]): number =>
  Math.max(
    6,
    ...marks.map((mark) =>
      'block' in mark ? BLOCK_PX / 2 + 2 : 'dot' in mark ? VALUE_RADIUS_PX : 6,
    ),
  );

function belowOf({ marks }: Lane): number {
  const notes = marks.map((mark) =>
    'note' in mark && mark.note !== undefined
      ? readLines(mark.note).length * LINE_PX + 3
      : 0,
  );
  return drawnBelow(marks) + Math.max(...notes);
}
