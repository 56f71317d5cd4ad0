/** The three scopes of state on a component tree: application, subtree, component. */
export function StateScopes() {
  return (
    <svg
      role="img"
      aria-labelledby="state-scopes-title state-scopes-desc"
      viewBox="0 0 640 300"
      width="640"
      height="300"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      fontSize="15"
    >
      <title id="state-scopes-title">
        Three scopes of state in a bike rental
      </title>
      <desc id="state-scopes-desc">
        The application holds the fleet and is reached by both pages below it,
        the map page and the admin page. The map page holds the filter for
        itself and for its two children, the map and the list. The map holds the
        open popup for itself, the admin page its sort column.
      </desc>

      <g>
        <rect
          x="220"
          y="10"
          width="200"
          height="60"
          rx="6"
          strokeWidth="2.5"
          stroke="var(--color-accent)"
        />
        <rect
          x="70"
          y="120"
          width="200"
          height="60"
          rx="6"
          strokeDasharray="6 4"
          strokeWidth="2.5"
        />
        <rect x="410" y="120" width="200" height="60" rx="6" />
        <rect x="10" y="230" width="150" height="60" rx="6" />
        <rect x="190" y="230" width="150" height="60" rx="6" />
      </g>

      <g strokeLinecap="round" strokeLinejoin="round">
        <path d="M320 70 V95 H170 V120" />
        <path d="M320 95 H510 V120" />
        <path d="M170 180 V205 H85 V230" />
        <path d="M170 205 H265 V230" />
      </g>

      <g fill="currentColor" stroke="none" textAnchor="middle">
        <g fontWeight="600">
          <text x="320" y="36">
            Application
          </text>
          <text x="170" y="146">
            Map page
          </text>
          <text x="510" y="146">
            Admin page
          </text>
          <text x="85" y="256">
            Map
          </text>
          <text x="265" y="256">
            List
          </text>
        </g>
        <g fontSize="13">
          <text x="320" y="58">
            global: fleet
          </text>
          <text x="170" y="168">
            subtree: filter
          </text>
          <text x="510" y="168">
            local: sort column
          </text>
          <text x="85" y="278">
            local: open popup
          </text>
          <text x="265" y="278">
            reads filter and fleet
          </text>
        </g>
      </g>
    </svg>
  );
}
