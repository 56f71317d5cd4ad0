type Lane = { y: number; label: string; values: readonly number[] };

const LANES: readonly Lane[] = [
  { y: 40, label: 'wind', values: [130, 160, 430] },
  { y: 100, label: 'rain', values: [190] },
];
const WINDOW_WIDTH = 150;

/** Two streams in one scope: windows, the shared counter, and the one emission at its zero. */
export function CdkCoalescingWindows() {
  return (
    <svg
      role="img"
      aria-labelledby="cdk-coalescing-windows-title cdk-coalescing-windows-desc"
      viewBox="0 0 640 250"
      width="640"
      height="250"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      fontSize="14"
    >
      <title id="cdk-coalescing-windows-title">
        Coalescing windows of a shared scope
      </title>
      <desc id="cdk-coalescing-windows-desc">
        Two streams, wind and rain, share a scope. The first value of wind opens
        a window, its second value falls into it. A value of rain opens a second
        window a little later. The counter of the scope goes from zero to one,
        to two, back to one when the window of wind closes, and to zero when the
        window of rain closes. Only then one emission comes out. Later a single
        value of wind opens a window alone and comes out at its end.
      </desc>

      {LANES.map(({ y, label }) => (
        <path key={label} d={`M90 ${y} H625`} />
      ))}
      <g fill="currentColor" fillOpacity="0.15" strokeDasharray="4 3">
        <rect x="130" y="25" width={WINDOW_WIDTH} height="30" rx="4" />
        <rect x="190" y="85" width={WINDOW_WIDTH} height="30" rx="4" />
        <rect x="430" y="25" width={WINDOW_WIDTH} height="30" rx="4" />
      </g>
      <g fill="currentColor" stroke="none">
        {LANES.flatMap(({ y, values }) =>
          values.map((x) => <circle key={`${y}-${x}`} cx={x} cy={y} r="7" />),
        )}
      </g>

      <path d="M90 185 H130 V170 H190 V155 H280 V170 H340 V185 H430 V170 H580 V185 H625" />
      <path d="M90 225 H625" />
      <g fill="var(--color-accent)" stroke="var(--color-accent)">
        <circle cx="340" cy="225" r="7" />
        <circle cx="580" cy="225" r="7" />
        <g strokeDasharray="3 4">
          <path d="M340 119 V216" />
          <path d="M580 59 V216" />
        </g>
      </g>

      <g fill="currentColor" stroke="none">
        <text x="10" y="45">
          wind
        </text>
        <text x="10" y="105">
          rain
        </text>
        <text x="10" y="175">
          counter
        </text>
        <text x="10" y="230">
          emitted
        </text>
        <g fontSize="12" textAnchor="middle">
          <text x="160" y="165">
            1
          </text>
          <text x="235" y="150">
            2
          </text>
          <text x="310" y="165">
            1
          </text>
          <text x="385" y="180">
            0
          </text>
          <text x="505" y="165">
            1
          </text>
        </g>
      </g>
    </svg>
  );
}
