import type { Element } from 'hast';
import { h, s } from 'hastscript';
import type { MarbleDiagram, MarbleEvent, MarbleStream } from './parse';

const FRAME_PX = 30;
const ROW_PX = 46;
const RADIUS_PX = 13;
const CHAR_PX = 8;
const PADDING_PX = 14;

/** Draws a marble diagram in the colours of the stylesheet; its description is the image's text. */
export function drawMarbles(
  diagram: MarbleDiagram,
  title: string | undefined,
): Element {
  const { streams, description } = diagram;
  const labelChars = largest(streams.map(({ label }) => label.length));
  const left = PADDING_PX + labelChars * CHAR_PX + PADDING_PX;
  const frames = largest(streams.map((stream) => stream.frames));
  const width = left + frames * FRAME_PX + 2 * PADDING_PX;
  const height = streams.length * ROW_PX + PADDING_PX;
  const name = title ? `${title}: ${description}` : description;
  // A wide diagram scrolls in its frame, which the keyboard must be able to reach.
  return h('figure', { className: ['marble'], tabIndex: 0 }, [
    s(
      'svg',
      {
        role: 'img',
        ariaLabel: name,
        viewBox: `0 0 ${width} ${height}`,
        width,
        height,
      },
      streams.map((stream, row) =>
        drawStream(stream, left, row * ROW_PX + ROW_PX / 2, width - PADDING_PX),
      ),
    ),
    h('figcaption', [...(title ? [h('strong', title), ' '] : []), description]),
  ]);
}

function drawStream(
  stream: MarbleStream,
  left: number,
  y: number,
  right: number,
): Element {
  const perFrame = new Map<number, number>();
  return s('g', [
    s('text', { className: ['marble-label'], x: PADDING_PX, y: y + 5 }, [
      stream.label,
    ]),
    s('path', {
      className: ['marble-line'],
      d: `M${left} ${y}H${right}m-7 -5l7 5l-7 5`,
    }),
    ...stream.events.map((event) => {
      const nth = perFrame.get(event.frame) ?? 0;
      perFrame.set(event.frame, nth + 1);
      return drawEvent(
        event,
        left + PADDING_PX + event.frame * FRAME_PX + nth * 6,
        y,
      );
    }),
  ]);
}

function drawEvent(event: MarbleEvent, x: number, y: number): Element {
  switch (event.kind) {
    case 'next':
      return s('g', [
        s('circle', {
          className: ['marble-value'],
          cx: x,
          cy: y,
          r: RADIUS_PX,
        }),
        s('text', { className: ['marble-text'], x, y: y + 5 }, [event.value]),
      ]);
    case 'complete':
      return s('path', {
        className: ['marble-end'],
        d: `M${x} ${y - RADIUS_PX}V${y + RADIUS_PX}`,
      });
    case 'error':
      return s('path', {
        className: ['marble-error'],
        d: `M${x - 8} ${y - 8}l16 16m0 -16l-16 16`,
      });
    case 'subscribe':
      return s('path', {
        className: ['marble-end'],
        d: `M${x - 6} ${y + 16}l6 -8l6 8`,
      });
  }
}

/** Unlike `Math.max(...)`, for as many numbers as a diagram may have lines. */
function largest(numbers: readonly number[]): number {
  return numbers.reduce((most, number) => Math.max(most, number), 0);
}
