/** The two halves of ISR: Angular writes `revalidate` into the page, Express reads it and keeps the page. */
export function IsrTwoHalves() {
  return (
    <svg
      role="img"
      aria-labelledby="isr-two-halves-title isr-two-halves-desc"
      viewBox="0 0 640 300"
      width="640"
      height="300"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      fontSize="15"
    >
      <title id="isr-two-halves-title">The two halves of ISR</title>
      <desc id="isr-two-halves-desc">
        Upper lane, Angular: a route with revalidate 300 is rendered, provideISR
        writes the number as JSON into a script tag of the page. Lower lane,
        Express: a visitor asks ISRHandler. On a hit it answers from the store.
        On a miss it has Angular render, reads the tag in the HTML, puts the
        page into the store and sends it.
      </desc>

      <g strokeDasharray="4 4" strokeWidth="1">
        <rect x="8" y="8" width="624" height="112" rx="8" />
        <rect x="8" y="180" width="624" height="112" rx="8" />
      </g>
      <g>
        <rect x="110" y="46" width="150" height="52" rx="6" />
        <rect x="350" y="46" width="260" height="52" rx="6" />
        <rect x="24" y="218" width="90" height="48" rx="24" />
        <rect
          x="200"
          y="216"
          width="170"
          height="52"
          rx="6"
          strokeWidth="2.5"
        />
        <rect x="490" y="216" width="120" height="52" rx="6" />
      </g>

      <g strokeLinecap="round" strokeLinejoin="round">
        <path d="M260 72 H342 M334 67 l8 5 l-8 5" />
        <path d="M114 234 H192 M184 229 l8 5 l-8 5" />
        <path d="M200 254 H122 M130 249 l-8 5 l8 5" />
        <path d="M370 232 H482 M474 227 l8 5 l-8 5" />
        <path d="M490 254 H378 M386 249 l-8 5 l8 5" />
        <path d="M230 216 V106 M225 114 l5 -8 l5 8" />
        <path d="M400 98 V150 H330 V208 M325 200 l5 8 l5 -8" />
      </g>

      <g fill="currentColor" stroke="none" textAnchor="middle">
        <text x="20" y="30" textAnchor="start" fontWeight="600">
          Angular
        </text>
        <text x="20" y="202" textAnchor="start" fontWeight="600">
          Express
        </text>
        <text x="185" y="68">
          Route
        </text>
        <text x="480" y="68">
          Page with a script tag
        </text>
        <text x="69" y="247">
          Visitor
        </text>
        <text x="285" y="247" fontWeight="600">
          ISRHandler
        </text>
        <text x="550" y="247">
          Store
        </text>
        <text x="301" y="40" fontSize="13">
          provideISR()
        </text>
        <g fontSize="13" fontFamily="monospace">
          <text x="185" y="87">
            revalidate: 300
          </text>
          <text x="480" y="87">
            {'{"revalidate":300}'}
          </text>
        </g>
        <g fontSize="13">
          <text x="182" y="154">
            miss: render
          </text>
          <text x="350" y="170" textAnchor="start">
            HTML, tag read here
          </text>
          <text x="430" y="222">
            add
          </text>
          <text x="430" y="272">
            get
          </text>
          <text x="157" y="274">
            HTML
          </text>
        </g>
      </g>
    </svg>
  );
}
