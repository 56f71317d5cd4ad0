/** Which rows of a long list are in the DOM, seen from the viewport while scrolling down. */
export function VirtualScrollingViewport() {
  return (
    <svg
      role="img"
      aria-labelledby="virtual-scrolling-viewport-title virtual-scrolling-viewport-desc"
      viewBox="0 0 640 380"
      width="640"
      height="380"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      fontSize="14"
    >
      <title id="virtual-scrolling-viewport-title">
        Viewport and runway while scrolling down
      </title>
      <desc id="virtual-scrolling-viewport-desc">
        A tall dashed box is the content, as high as all rows together. A strong
        frame inside it is the viewport with six visible rows. Two rows above
        the frame and ten rows below it, drawn shorter here, are in the DOM as
        the runway. All other rows are only empty space. Views of rows that
        leave go to a cache and are used again for rows that enter.
      </desc>

      <rect
        x="200"
        y="10"
        width="220"
        height="360"
        rx="4"
        strokeDasharray="5 5"
      />
      <g>
        <rect x="210" y="74" width="200" height="18" rx="3" />
        <rect x="210" y="94" width="200" height="18" rx="3" />
        <rect x="210" y="120" width="200" height="18" rx="3" />
        <rect x="210" y="140" width="200" height="18" rx="3" />
        <rect x="210" y="160" width="200" height="18" rx="3" />
        <rect x="210" y="180" width="200" height="18" rx="3" />
        <rect x="210" y="200" width="200" height="18" rx="3" />
        <rect x="210" y="220" width="200" height="18" rx="3" />
        <rect x="210" y="246" width="200" height="18" rx="3" />
        <rect x="210" y="266" width="200" height="18" rx="3" />
        <rect x="210" y="300" width="200" height="18" rx="3" />
      </g>
      <rect
        x="192"
        y="115"
        width="236"
        height="128"
        rx="6"
        stroke="var(--color-accent)"
        strokeWidth="3"
      />

      <g strokeLinecap="round" strokeLinejoin="round">
        <path d="M186 74 H178 V112 H186" />
        <path d="M186 246 H178 V318 H186" />
        <path d="M434 10 H442 V370 H434" strokeDasharray="4 4" />
        <path d="M420 83 H500 V120 M495 112 l5 8 l5 -8" strokeDasharray="4 4" />
        <path
          d="M500 180 V309 H420 M428 304 l-8 5 l8 5"
          strokeDasharray="4 4"
        />
        <rect x="460" y="128" width="150" height="52" rx="6" />
        <path d="M60 150 V210 M54 202 l6 8 l6 -8" strokeWidth="2.5" />
      </g>

      <g fill="currentColor" stroke="none">
        <g textAnchor="end">
          <text x="170" y="90">
            runway behind
          </text>
          <text x="170" y="107" fontSize="12">
            2 rows
          </text>
          <text x="170" y="174" fontWeight="600">
            viewport
          </text>
          <text x="170" y="191" fontSize="12">
            visible rows
          </text>
          <text x="170" y="280">
            runway ahead
          </text>
          <text x="170" y="297" fontSize="12">
            10 rows
          </text>
        </g>
        <g textAnchor="middle">
          <text x="310" y="46" fontSize="12">
            rows that left: no DOM
          </text>
          <text x="310" y="297">
            …
          </text>
          <text x="310" y="346" fontSize="12">
            rows to come: no DOM
          </text>
          <text x="535" y="150">
            view cache
          </text>
          <text x="535" y="168" fontSize="12">
            20 views
          </text>
          <text x="60" y="142" fontSize="12">
            scrolling
          </text>
        </g>
        <text x="450" y="28" fontSize="12">
          content: as tall
        </text>
        <text x="450" y="44" fontSize="12">
          as all rows
        </text>
      </g>
    </svg>
  );
}
