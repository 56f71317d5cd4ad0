/** How data moves through one RxState instance: sources in, merge, reads out, effects at the side. */
export function StateDataFlow() {
  return (
    <svg
      role="img"
      aria-labelledby="state-data-flow-title state-data-flow-desc"
      viewBox="0 0 640 330"
      width="640"
      height="330"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      fontSize="15"
    >
      <title id="state-data-flow-title">Data flow of one state instance</title>
      <desc id="state-data-flow-desc">
        Observables, Signals and actions enter through connect, single writes
        enter through set. Both hand a partial object to the merge step, which
        produces the state object. The state is read by the template through
        signal, computed and select. Events in the template go back to the
        actions. Effects hang off the state at the side and leave the component.
      </desc>

      <g>
        <rect x="10" y="20" width="150" height="40" rx="6" />
        <rect x="10" y="80" width="150" height="40" rx="6" />
        <rect x="10" y="140" width="150" height="40" rx="6" />
        <rect
          x="270"
          y="60"
          width="120"
          height="80"
          rx="6"
          strokeWidth="2.5"
          stroke="var(--color-accent)"
        />
        <rect x="500" y="60" width="130" height="80" rx="6" />
        <rect
          x="270"
          y="220"
          width="120"
          height="40"
          rx="6"
          strokeDasharray="5 4"
        />
        <rect x="10" y="220" width="150" height="40" rx="6" />
      </g>

      <g strokeLinejoin="round" strokeLinecap="round">
        <path d="M160 40 H200 V85 H262" />
        <path d="M160 100 H262" />
        <path d="M160 160 H200 V115 H262" />
        <path d="M254 95 l8 5 l-8 5" />
        <path d="M254 80 l8 5 l-8 5" />
        <path d="M254 110 l8 5 l-8 5" />
        <path d="M390 100 H492 M484 95 l8 5 l-8 5" />
        <path d="M330 140 V212 M325 204 l5 8 l5 -8" strokeDasharray="5 4" />
        <path d="M565 140 V300 H85 V268 M80 276 l5 -8 l5 8" />
        <path d="M85 220 V188 M80 196 l5 -8 l5 8" />
      </g>

      <g fill="currentColor" stroke="none" textAnchor="middle">
        <text x="85" y="45">
          Observable
        </text>
        <text x="85" y="105">
          Signal
        </text>
        <text x="85" y="165">
          Stream of events
        </text>
        <text x="330" y="96" fontWeight="600">
          State
        </text>
        <text x="330" y="118" fontSize="13">
          merge, one level
        </text>
        <text x="565" y="96">
          Template,
        </text>
        <text x="565" y="118">
          other streams
        </text>
        <text x="330" y="245">
          Effects
        </text>
        <text x="85" y="245">
          Actions
        </text>
        <g fontSize="13" fontFamily="monospace">
          <text x="232" y="48">
            connect
          </text>
          <text x="330" y="42">
            set()
          </text>
          <text x="444" y="84">
            signal
          </text>
          <text x="444" y="122">
            select
          </text>
          <text x="370" y="185">
            select
          </text>
        </g>
        <text x="325" y="320" fontSize="13">
          clicks, input, submit
        </text>
      </g>
      <path
        d="M330 46 V54 M326 50 l4 6 l4 -6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
