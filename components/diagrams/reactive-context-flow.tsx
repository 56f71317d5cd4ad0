/** How a value of a source becomes a notification, picks a slot and reaches the view. */
export function ReactiveContextFlow() {
  return (
    <svg
      role="img"
      aria-labelledby="reactive-context-flow-title reactive-context-flow-desc"
      viewBox="0 0 640 360"
      width="640"
      height="360"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      fontSize="14"
    >
      <title id="reactive-context-flow-title">From a source to a view</title>
      <desc id="reactive-context-flow-desc">
        A source, an Observable, a Promise, a Signal or a plain value, becomes a
        notification: the last value together with one of the kinds suspense,
        next, error and complete. A trigger can change the kind and keeps the
        value. If there is a slot for the kind, that template is chosen,
        otherwise the main view with a flag. The choice waits in the queue of
        the render strategy, then the view is refreshed and renderCallback
        emits.
      </desc>

      <g>
        <rect x="10" y="30" width="130" height="130" rx="6" />
        <rect
          x="10"
          y="240"
          width="130"
          height="44"
          rx="6"
          strokeDasharray="5 4"
        />
        <rect
          x="205"
          y="20"
          width="170"
          height="190"
          rx="6"
          strokeWidth="2.5"
        />
        <rect x="222" y="86" width="136" height="24" rx="4" />
        <rect x="222" y="114" width="136" height="24" rx="4" />
        <rect x="222" y="142" width="136" height="24" rx="4" />
        <rect x="222" y="170" width="136" height="24" rx="4" />
        <rect
          x="470"
          y="40"
          width="130"
          height="50"
          rx="6"
          stroke="var(--color-accent)"
          strokeWidth="2.5"
        />
        <rect x="470" y="130" width="130" height="50" rx="6" />
        <rect x="470" y="240" width="130" height="44" rx="6" />
        <rect x="240" y="240" width="150" height="44" rx="6" />
        <rect
          x="240"
          y="312"
          width="150"
          height="36"
          rx="6"
          strokeDasharray="5 4"
        />
      </g>

      <g strokeLinecap="round" strokeLinejoin="round">
        <path d="M140 95 H197 M189 90 l8 5 l-8 5" />
        <path
          d="M140 262 H170 V182 H197 M189 177 l8 5 l-8 5"
          strokeDasharray="5 4"
        />
        <path d="M375 100 H420 V65 H462 M454 60 l8 5 l-8 5" />
        <path d="M420 100 V155 H462 M454 150 l8 5 l-8 5" />
        <path d="M535 180 V232 M530 224 l5 8 l5 -8" />
        <path d="M600 65 H622 V262 H608 M616 257 l-8 5 l8 5" />
        <path d="M470 262 H398 M406 257 l-8 5 l8 5" />
        <path d="M315 284 V304 M310 296 l5 8 l5 -8" strokeDasharray="5 4" />
      </g>

      <g fill="currentColor" stroke="none" textAnchor="middle">
        <text x="75" y="60">
          Observable
        </text>
        <text x="75" y="86">
          Promise
        </text>
        <text x="75" y="112">
          Signal
        </text>
        <text x="75" y="138">
          plain value
        </text>
        <text x="75" y="267">
          trigger
        </text>
        <text x="290" y="46" fontWeight="600">
          notification
        </text>
        <text x="290" y="70" fontSize="13">
          last value + kind
        </text>
        <g fontFamily="monospace" fontSize="13">
          <text x="290" y="103">
            suspense
          </text>
          <text x="290" y="131">
            next
          </text>
          <text x="290" y="159">
            error
          </text>
          <text x="290" y="187">
            complete
          </text>
          <text x="315" y="335">
            renderCallback
          </text>
        </g>
        <text x="535" y="70">
          slot of that kind
        </text>
        <text x="535" y="152">
          main view,
        </text>
        <text x="535" y="170">
          flag is set
        </text>
        <text x="535" y="267">
          strategy queue
        </text>
        <text x="315" y="267">
          view refreshed
        </text>
        <g fontSize="12">
          <text x="424" y="55">
            slot
          </text>
          <text x="426" y="174">
            no slot
          </text>
          <text x="578" y="210">
            newest wins
          </text>
        </g>
      </g>
    </svg>
  );
}
