const FRAME_WIDTH = 200;
const PX_PER_MS = 12;
const LEFT = 20;

type Block = { atMs: number; ms: number; label: string };

/** Four-millisecond tasks; a slice ends after the task that crosses 10 ms. */
const NORMAL: readonly Block[] = [
  { atMs: 1, ms: 4, label: 'n0' },
  { atMs: 5, ms: 4, label: 'n1' },
  { atMs: 17.7, ms: 4, label: 'UB' },
  { atMs: 21.7, ms: 4, label: 'n3' },
  { atMs: 25.7, ms: 4, label: 'n4' },
  { atMs: 34.4, ms: 4, label: 'n5' },
  { atMs: 38.4, ms: 4, label: 'low' },
];
const THIRD_TASK: Block = { atMs: 9, ms: 4, label: 'n2' };
const PAINTS: readonly Block[] = [
  { atMs: 13.4, ms: 3, label: 'paint' },
  { atMs: 30.1, ms: 3, label: 'paint' },
  { atMs: 46.8, ms: 3, label: 'paint' },
];

const xOf = (ms: number) => LEFT + ms * PX_PER_MS;

/** How the concurrent strategies share three frames with the browser. */
export function CdkFrameTimeline() {
  return (
    <svg
      role="img"
      aria-labelledby="cdk-frame-timeline-title cdk-frame-timeline-desc"
      viewBox="0 0 640 250"
      width="640"
      height="250"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      fontSize="13"
    >
      <title id="cdk-frame-timeline-title">
        Tasks of the render queue on a frame timeline
      </title>
      <desc id="cdk-frame-timeline-desc">
        Three frames of 16.7 milliseconds. In the first, three normal tasks of
        four milliseconds run; the third ends after more than ten milliseconds,
        so the queue yields and the browser paints. Between the frames a
        userBlocking task is added. It runs first in the second slice, before
        the normal tasks that have been waiting, and again the queue yields
        after the task that crosses ten milliseconds. In the third frame the
        last normal task and then a low task run, and the queue is empty.
      </desc>

      <g strokeOpacity="0.4">
        {[0, 1, 2, 3].map((frame) => (
          <path
            key={frame}
            d={`M${LEFT + frame * FRAME_WIDTH} 40 V190`}
            strokeDasharray="4 4"
          />
        ))}
      </g>
      <path d={`M${LEFT} 130 H625`} />

      <g fill="currentColor" fillOpacity="0.12">
        {[...NORMAL, THIRD_TASK]
          .filter(({ label }) => label !== 'UB')
          .map(({ atMs, ms, label }) => (
            <rect
              key={label}
              x={xOf(atMs)}
              y="90"
              width={ms * PX_PER_MS - 3}
              height="40"
              rx="3"
            />
          ))}
      </g>
      <rect
        x={xOf(17.7)}
        y="90"
        width={4 * PX_PER_MS - 3}
        height="40"
        rx="3"
        fill="var(--color-accent)"
        fillOpacity="0.25"
        stroke="var(--color-accent)"
        strokeWidth="2.5"
      />
      <g strokeDasharray="3 3">
        {PAINTS.map(({ atMs, ms }) => (
          <rect
            key={atMs}
            x={xOf(atMs)}
            y="140"
            width={ms * PX_PER_MS}
            height="30"
            rx="3"
          />
        ))}
      </g>
      <g>
        {[1, 17.7].map((atMs) => (
          <path
            key={atMs}
            d={`M${xOf(atMs)} 80 v-6 H${xOf(atMs + 10)} v6`}
            strokeWidth="1"
          />
        ))}
      </g>

      <g fill="currentColor" stroke="none" textAnchor="middle">
        {[0, 1, 2].map((frame) => (
          <text key={frame} x={LEFT + frame * FRAME_WIDTH + 100} y="30">
            frame {frame + 1}, 16.7 ms
          </text>
        ))}
        {[1, 17.7].map((atMs) => (
          <text key={atMs} x={xOf(atMs + 5)} y="67" fontSize="12">
            10 ms
          </text>
        ))}
        <g fontFamily="monospace">
          {[...NORMAL, THIRD_TASK].map(({ atMs, ms, label }) => (
            <text key={label} x={xOf(atMs + ms / 2) - 1} y="115">
              {label}
            </text>
          ))}
        </g>
        <g fontSize="12">
          {PAINTS.map(({ atMs, ms, label }) => (
            <text key={atMs} x={xOf(atMs + ms / 2)} y="160">
              {label}
            </text>
          ))}
        </g>
      </g>
      <g fill="currentColor" stroke="none" fontSize="13">
        <text x={LEFT} y="215">
          n: normal, UB: userBlocking added while n0 to n5 were queued.
        </text>
        <text x={LEFT} y="236">
          A task is never cut; the slice ends with the task that passes 10 ms.
        </text>
      </g>
    </svg>
  );
}
