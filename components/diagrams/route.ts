import { axisOf, isEnd } from './plan';
import type { Arrow, Axis, Plan, Side } from './plan';
import { centred, widthOfLines } from './text';
import { detourOf, twinsOf } from './tracks';
import type { Point, Rect, Shape } from './types';

/** From a corner to the first of several arrows, as a part of the way between two of them. */
const PORT_MARGIN = 0.35;

type End = { arrow: Arrow; side: Side; rect: Rect; other: Rect };
type Ports = (end: End) => { at: number; count: number };

/** Draws the arrows of a diagram around its boxes, with their labels on them. */
export function routeArrows(
  plan: Plan,
  rectOf: (name: string) => Rect,
  width: number,
): Shape[] {
  const ends = plan.arrows.map((arrow): [End, End] => {
    const [from, to] = [rectOf(arrow.from), rectOf(arrow.to)];
    const [first, second] = arrow.sides;
    return [
      { arrow, side: first, rect: from, other: to },
      { arrow, side: second, rect: to, other: from },
    ];
  });
  const ports = portsOf(ends.flat());
  return plan.arrows.flatMap((arrow, index): Shape[] => {
    const pair = ends[index];
    if (!pair) return [];
    const points = route(pair[0], pair[1], ports);
    const { dashed, head, label } = arrow;
    const twins = twinsOf(plan, arrow).filter((twin) => twin.label.length > 0);
    const { x, y } = labelPoint(points, twins.indexOf(arrow), twins.length);
    const half = widthOfLines(label) / 2 + 2;
    return [
      { kind: 'line', points, dashed, head },
      ...centred(label, Math.max(half, Math.min(x, width - half)), y),
    ];
  });
}

/** Where on their side arrows end: spread evenly, in the order of where they lead. */
function portsOf(ends: readonly End[]): Ports {
  return (end) => {
    const { start, size } = along(end.rect, end.side);
    const peers = ends
      .filter(({ rect, side }) => rect === end.rect && side === end.side)
      .map((peer) => {
        const { start, size } = along(peer.other, end.side);
        return { peer, goal: start + size / 2 };
      })
      .sort((a, b) => a.goal - b.goal);
    const place = peers.findIndex(({ peer }) => peer.arrow === end.arrow);
    const count = peers.length;
    const share = (place + PORT_MARGIN) / (count - 1 + 2 * PORT_MARGIN);
    return { at: start + size * share, count };
  };
}

/** A rectangle as seen along one of its sides. */
const along = ({ x, y, width, height }: Rect, side: Side) =>
  axisOf(side) === 'cols'
    ? { start: y, size: height }
    : { start: x, size: width };

const edgeOf = ({ x, y, width, height }: Rect, side: Side): number =>
  ({ left: x, right: x + width, top: y, bottom: y + height })[side];

/** A point from how far it is across and along. */
const pointOn = (axis: Axis, across: number, at: number): Point =>
  axis === 'cols' ? [across, at] : [at, across];

function route(from: End, to: End, ports: Ports): Point[] {
  const [first, second] = [ports(from), ports(to)];
  const axis = axisOf(from.side);
  const start = edgeOf(from.rect, from.side);
  const end = edgeOf(to.rect, to.side);
  if (axis !== axisOf(to.side)) {
    return [
      pointOn(axis, start, first.at),
      pointOn(axis, second.at, first.at),
      pointOn(axis, second.at, end),
    ];
  }
  if (from.side === to.side) {
    const far = isEnd(from.side)
      ? Math.max(start, end) + detourOf(from.arrow, axis)
      : Math.min(start, end) - detourOf(from.arrow, axis);
    return bent(axis, [start, first.at], far, [end, second.at]);
  }
  const straight = straightAt(from, to, first, second);
  if (straight !== undefined) {
    return [pointOn(axis, start, straight), pointOn(axis, end, straight)];
  }
  return bent(axis, [start, first.at], (start + end) / 2, [end, second.at]);
}

const bent = (axis: Axis, from: Point, across: number, to: Point): Point[] => [
  pointOn(axis, from[0], from[1]),
  pointOn(axis, across, from[1]),
  pointOn(axis, across, to[1]),
  pointOn(axis, to[0], to[1]),
];

/** Where an arrow can run without a bend: at the port of the less busy or smaller box, if the other one reaches it. */
function straightAt(
  from: End,
  to: End,
  first: ReturnType<Ports>,
  second: ReturnType<Ports>,
): number | undefined {
  const isFirst =
    first.count === second.count
      ? along(from.rect, from.side).size <= along(to.rect, to.side).size
      : first.count < second.count;
  const at = isFirst ? first.at : second.at;
  const { start, size } = isFirst
    ? along(to.rect, to.side)
    : along(from.rect, from.side);
  return at >= start + 6 && at <= start + size - 6 ? at : undefined;
}

/** On the longest part of an arrow; labels of twins beside each other are not at the same height. */
function labelPoint(points: readonly Point[], nth: number, count: number) {
  const parts = points.slice(1).map((end, index) => {
    const start = points[index] ?? end;
    return {
      start,
      end,
      length: Math.hypot(end[0] - start[0], end[1] - start[1]),
    };
  });
  const [longest] = parts.sort((a, b) => b.length - a.length);
  const { start, end } = longest ?? { start: [0, 0], end: [0, 0] };
  const isVertical = start[0] === end[0];
  const share = isVertical && count > 1 ? (nth + 1) / (count + 1) : 0.5;
  const part = end[1] < start[1] ? 1 - share : share;
  return {
    x: start[0] + (end[0] - start[0]) * 0.5,
    y: isVertical ? start[1] + (end[1] - start[1]) * part : start[1],
  };
}
