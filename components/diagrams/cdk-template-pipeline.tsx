/** From what is bound to the view that is shown: notifier, manager, container, timed by a strategy. */
export function CdkTemplatePipeline() {
  return (
    <svg
      role="img"
      aria-labelledby="cdk-template-pipeline-title cdk-template-pipeline-desc"
      viewBox="0 0 640 210"
      width="640"
      height="210"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      fontSize="14"
    >
      <title id="cdk-template-pipeline-title">
        From a source to an embedded view
      </title>
      <desc id="cdk-template-pipeline-desc">
        A source is passed to the notifier, which emits notifications of the
        kinds suspense, next, error and complete. The template manager picks a
        template by kind and renders it into the view container. The arrow from
        manager to container is timed by a render strategy.
      </desc>

      <g>
        <rect x="10" y="70" width="100" height="60" rx="6" />
        <rect x="160" y="70" width="120" height="60" rx="6" />
        <rect
          x="335"
          y="70"
          width="125"
          height="60"
          rx="6"
          strokeWidth="2.5"
          stroke="var(--color-accent)"
        />
        <rect x="530" y="70" width="100" height="60" rx="6" />
        <circle cx="495" cy="40" r="20" />
      </g>
      <g strokeLinecap="round" strokeLinejoin="round">
        <path d="M110 100 H152 M144 95 l8 5 l-8 5" />
        <path d="M280 100 H327 M319 95 l8 5 l-8 5" />
        <path d="M460 100 H522 M514 95 l8 5 l-8 5" />
        <path d="M495 60 V92 M490 84 l5 8 l5 -8" strokeDasharray="4 3" />
        <path d="M495 28 V40 L503 46" />
      </g>

      <g fill="currentColor" stroke="none" textAnchor="middle">
        <text x="60" y="96">
          source
        </text>
        <text x="220" y="96" fontWeight="600">
          notifier
        </text>
        <text x="397" y="96" fontWeight="600">
          manager
        </text>
        <text x="580" y="96">
          container
        </text>
        <g fontSize="12">
          <text x="60" y="116">
            value or stream
          </text>
          <text x="220" y="116">
            notifications
          </text>
          <text x="397" y="116">
            kind to template
          </text>
          <text x="580" y="116">
            one view
          </text>
          <text x="495" y="14">
            strategy
          </text>
        </g>
        <g fontSize="12" fontFamily="monospace">
          <text x="303" y="152">
            suspense
          </text>
          <text x="303" y="168">
            next
          </text>
          <text x="303" y="184">
            error
          </text>
          <text x="303" y="200">
            complete
          </text>
        </g>
      </g>
      <path d="M303 108 V138" strokeDasharray="3 3" />
    </svg>
  );
}
