/** What a transformation shares with its source: one item of three is replaced, two stay the same object. */
export function TransformationsSharing() {
  return (
    <svg
      role="img"
      aria-labelledby="transformations-sharing-title transformations-sharing-desc"
      viewBox="0 0 640 230"
      width="640"
      height="230"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      fontSize="15"
    >
      <title id="transformations-sharing-title">
        What an update shares with the list before it
      </title>
      <desc id="transformations-sharing-desc">
        A list of three items, Cumin, Paprika and Saffron, is updated. The new
        list is a new array. Its first and third item are the same objects as
        before; only Paprika is replaced by a merged copy. The old list still
        holds the old Paprika.
      </desc>

      <g>
        <rect
          x="10"
          y="20"
          width="130"
          height="190"
          rx="6"
          strokeDasharray="5 4"
        />
        <rect
          x="500"
          y="20"
          width="130"
          height="190"
          rx="6"
          strokeWidth="2.5"
          stroke="var(--color-accent)"
        />
        <rect x="235" y="35" width="170" height="40" rx="6" />
        <rect
          x="185"
          y="95"
          width="125"
          height="40"
          rx="6"
          strokeDasharray="5 4"
        />
        <rect
          x="330"
          y="95"
          width="125"
          height="40"
          rx="6"
          strokeWidth="2.5"
          stroke="var(--color-accent)"
        />
        <rect x="235" y="155" width="170" height="40" rx="6" />
      </g>

      <g strokeLinejoin="round" strokeLinecap="round">
        <path d="M125 55 H227 M219 50 l8 5 l-8 5" />
        <path d="M125 115 H177 M169 110 l8 5 l-8 5" />
        <path d="M125 175 H227 M219 170 l8 5 l-8 5" />
        <path d="M515 55 H413 M421 50 l-8 5 l8 5" />
        <path
          d="M515 115 H463 M471 110 l-8 5 l8 5"
          stroke="var(--color-accent)"
        />
        <path d="M515 175 H413 M421 170 l-8 5 l8 5" />
      </g>

      <g fill="currentColor" stroke="none" textAnchor="middle">
        <text x="70" y="60">
          before [0]
        </text>
        <text x="70" y="120">
          before [1]
        </text>
        <text x="70" y="180">
          before [2]
        </text>
        <text x="570" y="60">
          after [0]
        </text>
        <text x="570" y="120">
          after [1]
        </text>
        <text x="570" y="180">
          after [2]
        </text>
        <text x="320" y="60">
          Cumin, 40 g
        </text>
        <text x="247" y="120">
          Paprika, 25 g
        </text>
        <text x="392" y="120">
          Paprika, 20 g
        </text>
        <text x="320" y="180">
          Saffron, 1 g
        </text>
      </g>
    </svg>
  );
}
