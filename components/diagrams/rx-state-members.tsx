/** The members of a state instance by direction: writes on the left, merge in the middle, reads on the right. */
export function RxStateMembers() {
  return (
    <svg
      role="img"
      aria-labelledby="rx-state-members-title rx-state-members-desc"
      viewBox="0 0 640 260"
      width="640"
      height="260"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      fontSize="15"
    >
      <title id="rx-state-members-title">Members of a state instance</title>
      <desc id="rx-state-members-desc">
        The methods set and connect hand a partial object to the scheduler and
        the merge function, which make the next state object. It is read as a
        snapshot with get, as a stream with the current value with select, as a
        stream of changes with the dollar property, and as signals with signal,
        computed and computedFrom.
      </desc>

      <g>
        <rect x="10" y="60" width="130" height="44" rx="6" />
        <rect x="10" y="156" width="130" height="44" rx="6" />
        <rect
          x="225"
          y="70"
          width="150"
          height="120"
          rx="6"
          strokeWidth="2.5"
          stroke="var(--color-accent)"
        />
        <rect x="450" y="10" width="180" height="44" rx="6" />
        <rect x="450" y="74" width="180" height="44" rx="6" />
        <rect x="450" y="138" width="180" height="44" rx="6" />
        <rect x="450" y="202" width="180" height="44" rx="6" />
      </g>

      <g strokeLinejoin="round" strokeLinecap="round">
        <path d="M140 82 H180 V115 H217 M209 110 l8 5 l-8 5" />
        <path d="M140 178 H180 V145 H217 M209 140 l8 5 l-8 5" />
        <path d="M375 130 H412 V32 H442 M434 27 l8 5 l-8 5" />
        <path d="M412 96 H442 M434 91 l8 5 l-8 5" />
        <path d="M412 130 V160 H442 M434 155 l8 5 l-8 5" />
        <path d="M412 160 V224 H442 M434 219 l8 5 l-8 5" />
      </g>

      <g fill="currentColor" stroke="none" textAnchor="middle">
        <g fontFamily="monospace">
          <text x="75" y="87">
            set
          </text>
          <text x="75" y="183">
            connect
          </text>
        </g>
        <text x="300" y="112" fontWeight="600">
          State
        </text>
        <text x="300" y="138" fontSize="13">
          scheduler,
        </text>
        <text x="300" y="158" fontSize="13">
          merge function
        </text>
        <g fontFamily="monospace">
          <text x="540" y="29">
            get
          </text>
          <text x="540" y="93">
            select
          </text>
          <text x="540" y="157">
            $
          </text>
          <text x="540" y="221">
            signal, computed
          </text>
        </g>
        <g fontSize="12">
          <text x="540" y="46">
            snapshot
          </text>
          <text x="540" y="110">
            current value, then changes
          </text>
          <text x="540" y="174">
            changes only
          </text>
          <text x="540" y="238">
            for templates
          </text>
        </g>
      </g>
    </svg>
  );
}
