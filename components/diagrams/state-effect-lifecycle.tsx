/** The life of a registered effect: running, the two kinds of failure, and the end with its owner. */
export function StateEffectLifecycle() {
  return (
    <svg
      role="img"
      aria-labelledby="state-effect-lifecycle-title state-effect-lifecycle-desc"
      viewBox="0 0 640 300"
      width="640"
      height="300"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      fontSize="15"
    >
      <title id="state-effect-lifecycle-title">Life of an effect</title>
      <desc id="state-effect-lifecycle-desc">
        register subscribes to the source at once and the effect is running:
        each value calls the callback. When the callback throws, the error is
        reported as uncaught and the effect keeps running. When the source
        fails, the ErrorHandler is called and this effect ends. The effect also
        ends when its stop function is called, when the source completes, or
        when the owner is destroyed; then the onDestroy callbacks run after all
        effects have been unsubscribed.
      </desc>

      <g>
        <rect x="10" y="40" width="130" height="50" rx="6" />
        <rect
          x="230"
          y="40"
          width="150"
          height="50"
          rx="6"
          strokeWidth="2.5"
          stroke="var(--color-accent)"
        />
        <rect x="480" y="40" width="150" height="50" rx="6" />
        <rect x="230" y="170" width="150" height="50" rx="6" />
        <rect x="480" y="170" width="150" height="50" rx="6" />
        <rect
          x="480"
          y="250"
          width="150"
          height="40"
          rx="6"
          strokeDasharray="5 4"
        />
      </g>

      <g strokeLinecap="round" strokeLinejoin="round">
        <path d="M140 65 H222 M214 60 l8 5 l-8 5" />
        <path d="M380 55 H472 M464 50 l8 5 l-8 5" />
        <path d="M472 78 H388 M396 73 l-8 5 l8 5" strokeDasharray="4 4" />
        <path d="M280 90 V162 M275 154 l5 8 l5 -8" />
        <path d="M340 90 V130 H555 V162 M550 154 l5 8 l5 -8" />
        <path d="M380 195 H472 M464 190 l8 5 l-8 5" />
        <path d="M555 220 V242 M550 234 l5 8 l5 -8" strokeDasharray="4 4" />
      </g>

      <g fill="currentColor" stroke="none" textAnchor="middle">
        <text x="75" y="70" fontFamily="monospace" fontSize="14">
          register()
        </text>
        <text x="305" y="70" fontWeight="600">
          running
        </text>
        <text x="555" y="70">
          callback
        </text>
        <text x="305" y="200" fontFamily="monospace" fontSize="14">
          ErrorHandler
        </text>
        <text x="555" y="200">
          ended
        </text>
        <text x="555" y="275" fontFamily="monospace" fontSize="14">
          onDestroy
        </text>
        <g fontSize="13">
          <text x="181" y="55">
            subscribes
          </text>
          <text x="426" y="45">
            value
          </text>
          <text x="430" y="106">
            throws: uncaught
          </text>
          <text x="222" y="130">
            source fails
          </text>
          <text x="455" y="152">
            stop, complete, destroy
          </text>
        </g>
      </g>
    </svg>
  );
}
