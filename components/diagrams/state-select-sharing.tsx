/** What `select` does to every written state before a subscriber sees a value. */
export function StateSelectSharing() {
  return (
    <svg
      role="img"
      aria-labelledby="state-select-sharing-title state-select-sharing-desc"
      viewBox="0 0 640 250"
      width="640"
      height="250"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      fontSize="15"
    >
      <title id="state-select-sharing-title">The steps inside select</title>
      <desc id="state-select-sharing-desc">
        Every write passes four steps in turn: pick or project the value, drop
        undefined, drop a value that is equal to the one before, then share. The
        share step keeps the last value and hands it to each subscriber, so the
        projection runs once for all of them. Dropped values leave the line at
        the second and third step.
      </desc>

      <g>
        <rect x="10" y="60" width="130" height="60" rx="6" />
        <rect x="170" y="60" width="130" height="60" rx="6" />
        <rect x="330" y="60" width="130" height="60" rx="6" />
        <rect
          x="490"
          y="60"
          width="140"
          height="60"
          rx="6"
          strokeWidth="2.5"
          stroke="var(--color-accent)"
        />
      </g>

      <g strokeLinecap="round" strokeLinejoin="round">
        <path d="M75 20 V52 M70 44 l5 8 l5 -8" />
        <path d="M140 90 H162 M154 85 l8 5 l-8 5" />
        <path d="M300 90 H322 M314 85 l8 5 l-8 5" />
        <path d="M460 90 H482 M474 85 l8 5 l-8 5" />
        <path d="M235 120 V160 M230 152 l5 8 l5 -8" strokeDasharray="4 4" />
        <path d="M395 120 V160 M390 152 l5 8 l5 -8" strokeDasharray="4 4" />
        <path d="M520 120 V192 M515 184 l5 8 l5 -8" />
        <path d="M600 120 V192 M595 184 l5 8 l5 -8" />
      </g>

      <g fill="currentColor" stroke="none" textAnchor="middle">
        <text x="75" y="14" fontSize="13">
          each write
        </text>
        <text x="75" y="86">
          pick or
        </text>
        <text x="75" y="106">
          project
        </text>
        <text x="235" y="95">
          defined?
        </text>
        <text x="395" y="95">
          changed?
        </text>
        <text x="560" y="86">
          share and
        </text>
        <text x="560" y="106">
          keep the last
        </text>
        <text x="235" y="178" fontSize="13">
          undefined
        </text>
        <text x="395" y="178" fontSize="13">
          same as before
        </text>
        <text x="520" y="212" fontSize="13">
          first
        </text>
        <text x="600" y="212" fontSize="13">
          late
        </text>
        <text x="560" y="232" fontSize="13">
          subscribers
        </text>
      </g>
    </svg>
  );
}
