const SCOPES = ['nothing', 'embedded view', 'host and ancestors'] as const;
const MOMENTS = [
  'never',
  'by priority',
  'next frame',
  'synchronously',
] as const;

/** The built-in strategies by what they refresh and when. */
export function CdkStrategyMatrix() {
  return (
    <svg
      role="img"
      aria-labelledby="cdk-strategy-matrix-title cdk-strategy-matrix-desc"
      viewBox="0 0 640 270"
      width="640"
      height="270"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      fontSize="14"
    >
      <title id="cdk-strategy-matrix-title">
        What a strategy refreshes, and when
      </title>
      <desc id="cdk-strategy-matrix-desc">
        A table with what is refreshed from bottom to top and the moment from
        left to right. noop refreshes nothing, never. immediate, userBlocking,
        normal, low and idle refresh the embedded view by priority. local
        refreshes the embedded view in the next frame. native marks the host and
        its ancestors synchronously.
      </desc>

      <g strokeOpacity="0.35">
        <path d="M140 15 V215 M265 15 V215 M390 15 V215 M515 15 V215 M635 15 V215" />
        <path d="M140 15 H635 M140 75 H635 M140 155 H635 M140 215 H635" />
      </g>
      <g>
        <rect x="527" y="27" width="96" height="36" rx="6" />
        <rect x="402" y="97" width="100" height="36" rx="6" />
        <rect
          x="275"
          y="81"
          width="105"
          height="68"
          rx="6"
          strokeWidth="2.5"
          stroke="var(--color-accent)"
        />
        <rect x="152" y="167" width="100" height="36" rx="6" />
      </g>

      <g fill="currentColor" stroke="none">
        {SCOPES.map((scope, index) => (
          <text key={scope} x="5" y={190 - index * 70 - (index === 2 ? 5 : 0)}>
            {scope}
          </text>
        ))}
        <g textAnchor="middle">
          {MOMENTS.map((moment, index) => (
            <text key={moment} x={202 + index * 125} y="245">
              {moment}
            </text>
          ))}
          <g fontFamily="monospace">
            <text x="575" y="50">
              native
            </text>
            <text x="452" y="120">
              local
            </text>
            <text x="202" y="190">
              noop
            </text>
            <g fontSize="12">
              <text x="327" y="95">
                immediate
              </text>
              <text x="327" y="107">
                userBlocking
              </text>
              <text x="327" y="119" fontWeight="600">
                normal
              </text>
              <text x="327" y="131">
                low
              </text>
              <text x="327" y="143">
                idle
              </text>
            </g>
          </g>
        </g>
      </g>
    </svg>
  );
}
