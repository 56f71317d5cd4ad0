const SLICES = [0, 1, 2, 3, 4, 5, 6, 7, 8] as const;
const LEFT = 30;
const DEADLINE_X = 390;

/** Slices with gaps before the deadline, one solid block after it. */
export function CdkDeadlineFlush() {
  return (
    <svg
      role="img"
      aria-labelledby="cdk-deadline-flush-title cdk-deadline-flush-desc"
      viewBox="0 0 640 190"
      width="640"
      height="190"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      fontSize="14"
    >
      <title id="cdk-deadline-flush-title">What a deadline does</title>
      <desc id="cdk-deadline-flush-desc">
        A hundred userBlocking tasks of four milliseconds. Until 250
        milliseconds have passed they run in slices of two or three with gaps in
        which the browser can paint and react. After the deadline the remaining
        48 tasks run in one block without a gap.
      </desc>

      <path d={`M${LEFT} 110 H620`} />
      <g fill="currentColor" fillOpacity="0.15">
        {SLICES.map((slice) => (
          <rect
            key={slice}
            x={LEFT + slice * 40}
            y="60"
            width="27"
            height="50"
            rx="2"
          />
        ))}
      </g>
      <rect
        x={DEADLINE_X}
        y="60"
        width="200"
        height="50"
        rx="2"
        fill="var(--color-accent)"
        fillOpacity="0.25"
        stroke="var(--color-accent)"
        strokeWidth="2.5"
      />
      <path d={`M${DEADLINE_X} 30 V130`} strokeDasharray="5 4" />

      <g fill="currentColor" stroke="none" textAnchor="middle">
        <text x={DEADLINE_X} y="22">
          deadline, 250 ms
        </text>
        <text x="205" y="145">
          slices of 2 or 3 tasks
        </text>
        <text x="205" y="165" fontSize="12">
          the browser paints in the gaps
        </text>
        <text x="490" y="90">
          48 tasks
        </text>
        <text x="490" y="145">
          one block
        </text>
        <text x="490" y="165" fontSize="12">
          no paint, no input
        </text>
      </g>
    </svg>
  );
}
