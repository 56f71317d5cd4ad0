import type { Element } from 'hast';
import { h, s } from 'hastscript';
import type { MarbleDiagram, MarbleEvent, MarbleStream } from './parse';

/** Most width for what happens in one frame. */
const SLOT_PX = 30;
const ROW_PX = 46;
const LABEL_PX = 20;
const CHAR_PX = 8;
const PADDING_PX = 14;
const RADIUS_PX = 13;
/** Between values that follow each other. */
const APART_PX = 2;
/** On a phone labels stand above their lines. */
const NARROW_PX = 288;

/** Where things stand; x values are those of what happens, by frame and by its turn in the frame. */
type Layout = {
  width: number;
  left: number;
  labelsAbove: boolean;
  radius: number;
  xOf: (frame: number, turn: number) => number;
};

/**
 * Draws a marble diagram in the colours of the stylesheet, for wide and for narrow places; its description is the
 * text of both images.
 */
export function drawMarbles(
  diagram: MarbleDiagram,
  title: string | undefined,
): Element {
  const { streams, description } = diagram;
  const name = title ? `${title}: ${description}` : description;
  const slots = slotsOf(streams);
  const last = slots.at(-1) ?? 0;
  const labelChars = Math.max(...streams.map(({ label }) => label.length));
  const left = PADDING_PX + labelChars * CHAR_PX + PADDING_PX;
  const wide = left + last * SLOT_PX + 2 * PADDING_PX;
  const layouts = [layoutOf(streams, slots, wide, left)];
  if (wide > NARROW_PX) {
    layouts.push(layoutOf(streams, slots, NARROW_PX, 2));
  }
  return h('figure', { className: ['marble'] }, [
    ...layouts.map((layout) => drawLayout(streams, layout, name)),
    h('figcaption', [...(title ? [h('strong', title), ' '] : []), description]),
  ]);
}

/** How many slots stand before each frame: a frame is as wide as the most that happens in it on one stream. */
function slotsOf(streams: readonly MarbleStream[]): number[] {
  const frames = Math.max(...streams.map((stream) => stream.frames));
  const slots = [0];
  for (let frame = 0; frame < frames; frame++) {
    const most = streams.map(
      ({ events }) => events.filter((event) => event.frame === frame).length,
    );
    slots.push((slots.at(-1) ?? 0) + Math.max(1, ...most));
  }
  return slots;
}

function layoutOf(
  streams: readonly MarbleStream[],
  slots: readonly number[],
  width: number,
  left: number,
): Layout {
  const free = width - left - 2 * PADDING_PX;
  const slot = Math.min(SLOT_PX, free / (slots.at(-1) ?? 1));
  const xOf: Layout['xOf'] = (frame, turn) =>
    round(left + PADDING_PX + ((slots[frame] ?? 0) + turn) * slot);
  return {
    width,
    left,
    labelsAbove: left < PADDING_PX,
    radius: radiusOf(streams, xOf),
    xOf,
  };
}

/** As large as the closest values, and the closest end of a stream, allow. */
function radiusOf(
  streams: readonly MarbleStream[],
  xOf: Layout['xOf'],
): number {
  const radii = streams.flatMap(({ events }) => {
    const placed = placedOf(events, xOf);
    return placed.slice(1).map(({ event, x }, index) => {
      const before = placed[index];
      const apart = x - (before?.x ?? 0) - APART_PX;
      const areValues = event.kind === 'next' && before?.event.kind === 'next';
      return areValues ? apart / 2 : apart;
    });
  });
  return Math.min(RADIUS_PX, ...radii);
}

/** Where what happens on a stream stands. */
function placedOf(events: readonly MarbleEvent[], xOf: Layout['xOf']) {
  return events.map((event, index) => {
    const turn = events
      .slice(0, index)
      .filter(({ frame }) => frame === event.frame).length;
    return { event, x: xOf(event.frame, turn) };
  });
}

const round = (value: number): number => Math.round(value * 10) / 10;

function drawLayout(
  streams: readonly MarbleStream[],
  layout: Layout,
  ariaLabel: string,
): Element {
  const { width, labelsAbove } = layout;
  const row = ROW_PX + (labelsAbove ? LABEL_PX - 8 : 0);
  const height = streams.length * row + (labelsAbove ? 0 : PADDING_PX);
  return s(
    'svg',
    {
      role: 'img',
      ariaLabel,
      viewBox: `0 0 ${width} ${height}`,
      width,
      height,
    },
    streams.map((stream, index) => drawStream(stream, layout, index * row)),
  );
}

function drawStream(
  { label, events }: MarbleStream,
  { width, left, labelsAbove, radius, xOf }: Layout,
  top: number,
): Element {
  const y =
    top + (labelsAbove ? LABEL_PX : 0) + ROW_PX / 2 - (labelsAbove ? 4 : 0);
  const placed = placedOf(events, xOf);
  const xOfKind = (...kinds: MarbleEvent['kind'][]) =>
    placed.find(({ event }) => kinds.includes(event.kind))?.x;
  // Nothing is subscribed to before, and nothing comes after an end.
  const start = xOfKind('subscribe') ?? left;
  const end = xOfKind('complete', 'error');
  const line =
    end === undefined
      ? `M${start} ${y}H${width - PADDING_PX}m-7 -5l7 5l-7 5`
      : `M${start} ${y}H${end}`;
  return s('g', [
    s(
      'text',
      labelsAbove
        ? { className: ['marble-label'], x: left, y: top + 14 }
        : { className: ['marble-label'], x: PADDING_PX, y: y + 5 },
      [label],
    ),
    s('path', { className: ['marble-line'], d: line }),
    ...placed.map(({ event, x }) => drawEvent(event, x, y, radius)),
  ]);
}

function drawEvent(
  event: MarbleEvent,
  x: number,
  y: number,
  r: number,
): Element {
  const arm = Math.min(8, r);
  switch (event.kind) {
    case 'next':
      return s('g', [
        s('circle', { className: ['marble-value'], cx: x, cy: y, r: round(r) }),
        s('text', { className: ['marble-text'], x, y: y + 4.5 }, [event.value]),
      ]);
    case 'complete':
      return s('path', {
        className: ['marble-end'],
        d: `M${x} ${y - RADIUS_PX}V${y + RADIUS_PX}`,
      });
    case 'error':
      return s('path', {
        className: ['marble-error'],
        d: `M${x - arm} ${y - arm}l${2 * arm} ${2 * arm}m0 ${-2 * arm}l${-2 * arm} ${2 * arm}`,
      });
    case 'subscribe':
      return s('path', {
        className: ['marble-end'],
        d: `M${x - 6} ${y + 16}l6 -8l6 8`,
      });
  }
}
