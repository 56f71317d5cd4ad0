/** A component as a shell around one state: what goes in, what reads it, in the order of its fields. */
export function StateComponentShell() {
  return (
    <svg
      role="img"
      aria-labelledby="state-component-shell-title state-component-shell-desc"
      viewBox="0 0 640 300"
      width="640"
      height="300"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      fontSize="15"
    >
      <title id="state-component-shell-title">
        A component as a shell around its state
      </title>
      <desc id="state-component-shell-desc">
        Services, inputs and events stand on the left and lead into the state in
        the middle. The template, outputs and effects stand on the right and
        read it. The numbers give the order of the fields: one services, two
        inputs, three events, four the state, five what the template and the
        outputs read, six effects, seven methods, which write to the state from
        below.
      </desc>

      <rect
        x="120"
        y="15"
        width="400"
        height="270"
        rx="10"
        strokeDasharray="6 4"
      />
      <g>
        <rect x="140" y="40" width="110" height="40" rx="6" />
        <rect x="140" y="110" width="110" height="40" rx="6" />
        <rect x="140" y="180" width="110" height="40" rx="6" />
        <rect
          x="285"
          y="90"
          width="80"
          height="80"
          rx="6"
          strokeWidth="2.5"
          stroke="var(--color-accent)"
        />
        <rect x="400" y="75" width="105" height="40" rx="6" />
        <rect x="400" y="145" width="105" height="40" rx="6" />
        <rect x="275" y="230" width="100" height="40" rx="6" />
      </g>

      <g strokeLinecap="round" strokeLinejoin="round">
        <path d="M250 60 H268 V110 H277 M271 105 l6 5 l-6 5" />
        <path d="M250 130 H277 M271 125 l6 5 l-6 5" />
        <path d="M250 200 H268 V150 H277 M271 145 l6 5 l-6 5" />
        <path d="M365 115 H380 V95 H392 M386 90 l6 5 l-6 5" />
        <path d="M365 145 H380 V165 H392 M386 160 l6 5 l-6 5" />
        <path d="M325 230 V178 M320 184 l5 -6 l5 6" />
        <path d="M60 60 H132 M126 55 l6 5 l-6 5" />
        <path d="M60 130 H132 M126 125 l6 5 l-6 5" />
        <path d="M60 200 H132 M126 195 l6 5 l-6 5" />
        <path d="M505 95 H578 M572 90 l6 5 l-6 5" />
        <path d="M505 165 H578 M572 160 l6 5 l-6 5" />
      </g>

      <g fill="currentColor" stroke="none" textAnchor="middle">
        <text x="195" y="65">
          1 services
        </text>
        <text x="195" y="135">
          2 inputs
        </text>
        <text x="195" y="205">
          3 events
        </text>
        <text x="325" y="135" fontWeight="600">
          4 state
        </text>
        <text x="452" y="100">
          5 signals
        </text>
        <text x="452" y="170">
          6 effects
        </text>
        <text x="325" y="255">
          7 methods
        </text>
        <g fontSize="13">
          <text x="30" y="64">
            server
          </text>
          <text x="30" y="134">
            parent
          </text>
          <text x="30" y="204">
            user
          </text>
          <text x="610" y="90">
            view,
          </text>
          <text x="610" y="108">
            outputs
          </text>
          <text x="610" y="169">
            outside
          </text>
        </g>
      </g>
    </svg>
  );
}
