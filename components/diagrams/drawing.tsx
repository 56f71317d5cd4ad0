import type { ReactElement } from 'react';
import type { Drawing, Look, Point, Shape } from './types';

const BEND_PX = 6;

const round = (value: number): number => Math.round(value * 10) / 10;
const cls = (...names: readonly (string | false)[]) =>
  names.filter(Boolean).join(' ') || undefined;
const lookClass = (look: Look) => look !== 'solid' && look;

/** Draws a laid out diagram; its classes are those of `app/styles/prose.css`. */
export function drawShapes({ shapes }: Drawing): ReactElement[] {
  return shapes
    .filter((shape) => shape.kind !== 'box' || shape.look !== 'plain')
    .map((shape, index) => <ShapeOf key={index} shape={shape} />);
}

function ShapeOf({ shape }: { shape: Shape }) {
  switch (shape.kind) {
    case 'frame':
    case 'box':
      return (
        <rect
          className={cls(
            shape.kind === 'frame' ? 'frame' : lookClass(shape.look),
          )}
          x={round(shape.x)}
          y={round(shape.y)}
          width={round(shape.width)}
          height={round(shape.height)}
          rx={shape.kind === 'frame' ? 10 : shape.radius}
        />
      );
    case 'dot':
      return (
        <circle
          className={cls(lookClass(shape.look))}
          cx={round(shape.x)}
          cy={round(shape.y)}
          r={shape.radius}
        />
      );
    case 'line':
      return (
        <path
          className={cls(shape.dashed && 'dashed')}
          d={pathOf(shape.points) + (shape.head ? headOf(shape.points) : '')}
        />
      );
    case 'text':
      return (
        <text
          className={cls(
            shape.line.style !== 'text' && shape.line.style,
            shape.anchor === 'start' && 'start',
            shape.box === undefined && 'halo',
          )}
          x={round(shape.x)}
          y={round(shape.baseline)}
        >
          {shape.line.text}
        </text>
      );
  }
}

/** A line through points, its bends rounded. */
function pathOf(points: readonly Point[]): string {
  return points
    .map((point, index) => {
      const [before, after] = [points[index - 1], points[index + 1]];
      if (!before) return `M${point.map(round).join(' ')}`;
      if (!after) return `L${point.map(round).join(' ')}`;
      const [from, to] = [towards(point, before), towards(point, after)];
      return `L${from.join(' ')}Q${[...point.map(round), ...to].join(' ')}`;
    })
    .join('');
}

/** The point on the way to another one where a bend begins: half way at most. */
function towards([x, y]: Point, [otherX, otherY]: Point): Point {
  const length = Math.hypot(otherX - x, otherY - y);
  const share = length === 0 ? 0 : Math.min(BEND_PX / length, 0.5);
  return [round(x + (otherX - x) * share), round(y + (otherY - y) * share)];
}

/** An arrow head at the last point. */
function headOf(points: readonly Point[]): string {
  const [before, end] = points.slice(-2);
  if (!before || !end) return '';
  const dx = Math.sign(end[0] - before[0]);
  const dy = Math.sign(end[1] - before[1]);
  const corner = (side: 1 | -1) =>
    [end[0] - 7 * dx + 5 * dy * side, end[1] - 7 * dy + 5 * dx * side]
      .map(round)
      .join(' ');
  return `M${corner(1)}L${end.map(round).join(' ')}L${corner(-1)}`;
}
