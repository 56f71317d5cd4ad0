const MODULES = [
  'render-strategies',
  'transformations',
  'notifications',
  'template',
  'coercing',
  'coalescing',
  'ssr',
  'zone-configurations',
  'zone-less',
] as const;

/** The packages and entry points as layers: what stands higher uses what is below. */
export function CdkLayers() {
  return (
    <svg
      role="img"
      aria-labelledby="cdk-layers-title cdk-layers-desc"
      viewBox="0 0 640 330"
      width="640"
      height="330"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      fontSize="15"
    >
      <title id="cdk-layers-title">Layers of the CDK</title>
      <desc id="cdk-layers-desc">
        On top stand the packages template and state. Below them are the nine
        public entry points of the CDK: render-strategies, transformations,
        notifications, template, coercing, coalescing, ssr, zone-configurations
        and zone-less. At the bottom are the internal core and the internal
        scheduler.
      </desc>

      <rect x="10" y="10" width="305" height="50" rx="6" />
      <rect x="325" y="10" width="305" height="50" rx="6" />
      <rect
        x="10"
        y="80"
        width="620"
        height="160"
        rx="6"
        strokeWidth="2.5"
        stroke="var(--color-accent)"
      />
      {MODULES.map((name, index) => (
        <rect
          key={name}
          x={25 + (index % 3) * 200}
          y={94 + Math.floor(index / 3) * 46}
          width="190"
          height="38"
          rx="4"
        />
      ))}
      <rect
        x="10"
        y="260"
        width="305"
        height="50"
        rx="6"
        strokeDasharray="5 4"
      />
      <rect
        x="325"
        y="260"
        width="305"
        height="50"
        rx="6"
        strokeDasharray="5 4"
      />

      <g fill="currentColor" stroke="none" textAnchor="middle">
        <text x="162" y="40" fontWeight="600">
          @rx-angular/template
        </text>
        <text x="477" y="40" fontWeight="600">
          @rx-angular/state
        </text>
        <g fontFamily="monospace" fontSize="14">
          {MODULES.map((name, index) => (
            <text
              key={name}
              x={120 + (index % 3) * 200}
              y={118 + Math.floor(index / 3) * 46}
            >
              {name}
            </text>
          ))}
          <text x="162" y="290">
            internals/core
          </text>
          <text x="477" y="290">
            internals/scheduler
          </text>
        </g>
      </g>
    </svg>
  );
}
