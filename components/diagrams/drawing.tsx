import type { ReactElement } from 'react';
import type { Drawing, Point, Shape } from './types';

const BEND_PX = 5;

type Line = Extract<Shape, { kind: 'line' }>;
type Mark = Exclude<Shape, Line>;

const classOf = (...names: readonly (string | false)[]) =>
  names.filter((name) => name !== '' && name !== false).join(' ') || undefined;

/** Draws what was laid out, from the ground up; the classes are those of `app/styles/prose.css`. */
export function drawShapes({ shapes }: Drawing): ReactElement[] {
  const lines = shapes.filter((shape) => shape.kind === 'line');
  const marks = shapes
    .filter((shape) => shape.kind !== 'line')
    .filter((shape) => shape.kind !== 'box' || shape.look !== 'plain')
    .sort((a, b) => depthOf(a) - depthOf(b));
  const frames = marks.filter(({ kind }) => kind === 'frame').length;
  const drawn = marks.map((mark, index) => <Drawn key={index} mark={mark} />);
  // One path is much shorter than one for each line.
  const paths = [false, true].map((dashed) => {
    const parts = lines.filter((line) => line.dashed === dashed).map(pathOf);
    // Heads are whole, whatever their lines are.
    const heads = dashed ? [] : lines.filter(({ head }) => head).map(headOf);
    return (
      <path
        key={`dashed ${dashed}`}
        className={classOf(dashed && 'dashed')}
        d={[...parts, ...heads].join('')}
      />
    );
  });
  return [...drawn.slice(0, frames), ...paths, ...drawn.slice(frames)].filter(
    ({ props }) => (props as { d?: string }).d !== '',
  );
}

/** Words that lie on lines are below boxes, all others above them. */
function depthOf(mark: Mark): number {
  if (mark.kind === 'text') return mark.box === undefined ? 1 : 4;
  return { frame: 0, box: 2, dot: 3 }[mark.kind];
}

function Drawn({ mark }: { mark: Mark }) {
  if (mark.kind === 'text') {
    const { line, anchor, box, x, baseline } = mark;
    return (
      <text
        className={classOf(
          line.style !== 'text' && line.style,
          anchor === 'start' && 'start',
          box === undefined && 'halo',
        )}
        x={Math.round(x)}
        y={Math.round(baseline)}
      >
        {line.text}
      </text>
    );
  }
  const look = mark.kind === 'frame' ? 'frame' : mark.look;
  const className = classOf(look !== 'solid' && look);
  const [x, y] = [Math.round(mark.x), Math.round(mark.y)];
  return mark.kind === 'dot' ? (
    <circle className={className} cx={x} cy={y} r={mark.radius} />
  ) : (
    <rect
      className={className}
      x={x}
      y={y}
      width={Math.round(mark.x + mark.width) - x}
      height={Math.round(mark.y + mark.height) - y}
    />
  );
}

/** A line through points, its bends rounded. */
function pathOf({ points }: Line): string {
  const parts = points.map((point, index) => {
    const [before, after] = [points[index - 1], points[index + 1]];
    const at = write(point);
    if (!before) return `M${at}`;
    if (!after) return `L${at}`;
    return `L${towards(point, before)}Q${at} ${towards(point, after)}`;
  });
  return parts.join('');
}

const write = (point: Point): string => point.map(Math.round).join(' ');

/** The point on the way to another one where a bend begins: half way at most. */
function towards([x, y]: Point, [otherX, otherY]: Point): string {
  const length = Math.hypot(otherX - x, otherY - y);
  const share = length === 0 ? 0 : Math.min(BEND_PX / length, 0.5);
  return write([x + (otherX - x) * share, y + (otherY - y) * share]);
}

/** An arrow head at the end of a line, which runs along an axis there. */
function headOf({ points }: Line): string {
  const [[fromX, fromY] = [0, 0], [x, y] = [0, 0]] = points.slice(-2);
  const [dx, dy] = [Math.sign(x - fromX), Math.sign(y - fromY)];
  const back: Point = [x - 6 * dx + 5 * dy, y - 6 * dy + 5 * dx];
  return `M${write(back)}L${write([x, y])}l${-6 * dx - 5 * dy} ${-6 * dy - 5 * dx}`;
}
