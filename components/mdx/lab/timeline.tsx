import { timeText, type Run } from '@/lib/benchmarks/run';

/** Heights in pixels; across, a drawing is as wide as the page, so places are percentages. */
const HEIGHT = 212;
const FRAME_Y = 26;
const WORK_Y = 62;
const WORK_HEIGHT = 14;
const WORK_BOTTOM = WORK_Y + WORK_HEIGHT;
const QUEUE_BOTTOM = 138;
const QUEUE_HEIGHT = 30;
const INPUT_Y = 170;
const AXIS_Y = 188;
const MARBLE = 4;
const NARROWEST = 0.35;
const AXIS_STEPS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000];
const AXIS_MARKS = 5;

/** In place of classes: only these pages draw timelines, and all pages share the styles. */
const ACCENT = 'var(--color-accent)';
const BORDER = 'var(--color-border-strong)';

type PartProps = {
  run: Run;
  /** Milliseconds that the width stands for. */
  span: number;
};

/**
 * A run: frames as ticks on a line, work as blocks, rows that wait as an area, events as marbles with a line to their
 * answer.
 *
 * @param props.isWorkOnly whether only its frames, and the work between them, are drawn
 */
export function Timeline(props: PartProps & { isWorkOnly?: boolean }) {
  const { run, span, isWorkOnly = false } = props;
  return (
    <svg
      className="lab-timeline"
      role="img"
      aria-label={`Timeline: ${run.strategy}`}
      height={isWorkOnly ? WORK_BOTTOM + 8 : HEIGHT}
    >
      <Frames run={run} span={span} />
      <Work run={run} span={span} />
      {!isWorkOnly && (
        <>
          <Queue run={run} span={span} />
          <Inputs run={run} span={span} />
          <Axis span={span} />
        </>
      )}
    </svg>
  );
}

function placeOf(ms: number, span: number): string {
  return `${((Math.min(Math.max(ms, 0), span) / span) * 100).toFixed(2)}%`;
}

/** Where a block begins and how wide it is: never too narrow to be seen, and never beyond the edge. */
function across(start: number, end: number, span: number) {
  const x = (Math.max(start, 0) / span) * 100;
  const width = Math.max(NARROWEST, ((end - start) / span) * 100);
  return {
    x: `${x.toFixed(2)}%`,
    width: `${Math.min(width, 100 - x).toFixed(2)}%`,
  };
}

/** A name, and below it the line that things lie on. */
function Track({ name, y, base }: { name: string; y: number; base: number }) {
  return (
    <>
      <text x={0} y={y}>
        {name}
      </text>
      <line stroke={BORDER} x1="0%" y1={base} x2="100%" y2={base} />
    </>
  );
}

function Frames({ run, span }: PartProps) {
  const ticks = { stroke: BORDER, y1: FRAME_Y - 5, y2: FRAME_Y + 5 };
  return (
    <>
      <Track name="Frames" y={FRAME_Y - 12} base={FRAME_Y} />
      {run.frames
        .filter((frame) => frame >= 0)
        .map((frame) => placeOf(frame, span))
        .map((x, index) => (
          <line key={index} x1={x} x2={x} {...ticks} />
        ))}
    </>
  );
}

function Work({ run: { tasks, longTasks }, span }: PartProps) {
  // Under the blocks, so that it is seen without colours as well.
  const below = { y1: WORK_BOTTOM + 4, y2: WORK_BOTTOM + 4, strokeWidth: 3 };
  return (
    <>
      <Track name="Rendering" y={WORK_Y - 8} base={WORK_BOTTOM} />
      {tasks.map(([start, end]) => (
        <rect
          key={start}
          fill={ACCENT}
          {...across(start, end, span)}
          y={WORK_Y}
          height={WORK_HEIGHT}
        />
      ))}
      {longTasks
        .filter(([start]) => start < span)
        .map(([start, end]) => (
          <line
            key={start}
            stroke="var(--color-danger)"
            x1={placeOf(start, span)}
            x2={placeOf(end, span)}
            {...below}
          />
        ))}
    </>
  );
}

function Queue({ run: { waiting, rows }, span }: PartProps) {
  const pixels = (length: number) => Number(length.toFixed(1));
  const look = { fill: BORDER, opacity: 0.45 };
  return (
    <>
      <Track
        name="Rows in the queue"
        y={QUEUE_BOTTOM - QUEUE_HEIGHT - 6}
        base={QUEUE_BOTTOM}
      />
      {waiting.map(([time, count], index) => {
        const end = waiting[index + 1]?.[0] ?? span;
        if (count === 0 || end <= time) return null;
        const height = pixels((count / rows) * QUEUE_HEIGHT);
        const y = pixels(QUEUE_BOTTOM - height);
        const place = { ...across(time, end, span), y };
        return <rect key={index} {...look} {...place} height={height} />;
      })}
    </>
  );
}

function Inputs({ run, span }: PartProps) {
  const delay = { stroke: ACCENT, strokeWidth: 3, y1: INPUT_Y, y2: INPUT_Y };
  const event = { fill: 'var(--color-background)', stroke: ACCENT };
  return (
    <>
      <Track name="Events and responses" y={INPUT_Y - 12} base={INPUT_Y} />
      {run.inputs
        .filter(([due]) => due >= 0 && due <= span)
        .map(([due, answered]) => [placeOf(due, span), placeOf(answered, span)])
        .map(([from, to], index) => (
          <g key={index}>
            <line x1={from} x2={to} {...delay} />
            <circle
              cx={from}
              cy={INPUT_Y}
              r={MARBLE}
              {...event}
              strokeWidth={2}
            />
          </g>
        ))}
    </>
  );
}

function Axis({ span }: Pick<PartProps, 'span'>) {
  const step = AXIS_STEPS.find((each) => span / each <= AXIS_MARKS) ?? span / 2;
  const times = Array.from(
    { length: Math.floor(span / step) + 1 },
    (_, index) => index * step,
  );
  // A number in the middle of its mark would be cut at either end.
  const anchorOf = (time: number) => {
    if (time === 0) return 'start';
    return time / span > 0.93 ? 'end' : 'middle';
  };
  return times.map((time) => {
    const x = placeOf(time, span);
    return (
      <g key={time}>
        <line stroke={BORDER} x1={x} y1={AXIS_Y} x2={x} y2={AXIS_Y + 4} />
        <text x={x} y={AXIS_Y + 18} textAnchor={anchorOf(time)}>
          {time === 0 ? '0' : timeText(time)}
        </text>
      </g>
    );
  });
}
