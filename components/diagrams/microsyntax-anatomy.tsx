/** One structural directive written short and long, with each part joined to its counterpart. */
export function MicrosyntaxAnatomy() {
  return (
    <svg
      role="img"
      aria-labelledby="microsyntax-anatomy-title microsyntax-anatomy-desc"
      viewBox="0 0 640 250"
      width="640"
      height="250"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      fontSize="13"
    >
      <title id="microsyntax-anatomy-title">
        The parts of a structural directive
      </title>
      <desc id="microsyntax-anatomy-desc">
        The short form star rxLet has four parts: the source level$, let level
        for the value, let busy equals suspense for a variable of the context,
        and suspense colon waiting for an input. In the long form on ng-template
        they are the binding rxLet, let-level, let-busy equals suspense, and the
        binding rxLetSuspense.
      </desc>

      <g strokeLinecap="round" strokeLinejoin="round">
        <path d="M86 64 V70 H142 V64 M161 64 V70 H244 V64 M263 64 V70 H440 V64" />
        <path d="M458 64 V70 H616 V64" stroke="var(--color-accent)" />
        <path d="M106 186 V180 H221 V186 M228 186 V180 H293 V186 M300 186 V180 H437 V186" />
        <path d="M444 186 V180 H624 V186" stroke="var(--color-accent)" />
        <path
          d="M114 70 V92 M203 70 V92 M351 70 V92 M537 70 V92"
          strokeDasharray="3 4"
        />
        <path
          d="M114 138 L163 180 M203 138 L260 180 M351 138 L368 180 M537 138 L534 180"
          strokeDasharray="3 4"
        />
      </g>

      <g fill="currentColor" stroke="none">
        <text x="12" y="20">
          short form
        </text>
        <text
          x="12"
          y="52"
          fontFamily="monospace"
          fontSize="15"
          textLength="614"
          xmlSpace="preserve"
        >
          {'*rxLet="level$; let level; let busy = suspense; suspense: waiting"'}
        </text>
        <text
          x="12"
          y="206"
          fontFamily="monospace"
          fontSize="12"
          textLength="619"
          xmlSpace="preserve"
        >
          {
            '<ng-template [rxLet]="level$" let-level let-busy="suspense" [rxLetSuspense]="waiting">'
          }
        </text>
        <text x="12" y="238">
          long form
        </text>
        <g textAnchor="middle">
          <text x="114" y="110">
            source
          </text>
          <text x="203" y="110">
            value
          </text>
          <text x="203" y="128" fontSize="12">
            $implicit
          </text>
          <text x="351" y="110">
            named variable
          </text>
          <text x="351" y="128" fontSize="12">
            of the context
          </text>
          <text x="537" y="110">
            input rxLetSuspense
          </text>
          <text x="537" y="128" fontSize="12">
            here a slot: #waiting
          </text>
        </g>
      </g>
    </svg>
  );
}
