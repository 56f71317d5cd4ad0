/** What visitors get over the life of one stored page, with and without background revalidation. */
export function IsrPageLife() {
  return (
    <svg
      role="img"
      aria-labelledby="isr-page-life-title isr-page-life-desc"
      viewBox="0 0 640 262"
      width="640"
      height="262"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      fontSize="14"
    >
      <title id="isr-page-life-title">The life of one stored page</title>
      <desc id="isr-page-life-desc">
        A time line from 0 to 90 seconds for a page with revalidate 60. At 0
        seconds the first visitor waits for copy 1. At 30 seconds a visitor gets
        copy 1 at once. After 60 seconds the copy has expired. At 75 seconds, by
        default, the next visitor waits for copy 2; with background revalidation
        that visitor gets copy 1 at once while copy 2 is rendered. At 90 seconds
        both get copy 2 at once.
      </desc>

      <g strokeLinecap="round">
        <path d="M140 34 H616 M608 29 l8 5 l-8 5" strokeLinejoin="round" />
        <path d="M150 29 V39 M290 29 V39 M430 29 V39 M500 29 V39 M570 29 V39" />
      </g>
      <path d="M430 46 V240" strokeDasharray="4 4" />
      <path d="M157 72 H430 M157 164 H430" strokeWidth="6" opacity="0.35" />
      <path d="M507 72 H616 M507 164 H616" strokeWidth="6" opacity="0.35" />

      <g fill="currentColor">
        <circle cx="290" cy="72" r="6" />
        <circle cx="570" cy="72" r="6" />
        <circle cx="290" cy="164" r="6" />
        <circle cx="500" cy="164" r="6" />
        <circle cx="570" cy="164" r="6" />
      </g>
      <g strokeWidth="2">
        <circle cx="150" cy="72" r="6" />
        <circle cx="500" cy="72" r="6" />
        <circle cx="150" cy="164" r="6" />
      </g>

      <g fill="currentColor" stroke="none" textAnchor="middle">
        <g fontSize="13">
          <text x="150" y="20">
            0 s
          </text>
          <text x="290" y="20">
            30 s
          </text>
          <text x="430" y="20">
            60 s
          </text>
          <text x="500" y="20">
            75 s
          </text>
          <text x="570" y="20">
            90 s
          </text>
          <text x="424" y="254" textAnchor="end">
            expired
          </text>
        </g>
        <text x="8" y="77" textAnchor="start" fontWeight="600">
          Default
        </text>
        <text x="8" y="160" textAnchor="start" fontWeight="600">
          Background
        </text>
        <text x="8" y="178" textAnchor="start" fontWeight="600">
          revalidation
        </text>
        <g fontSize="13">
          <text x="150" y="98">
            waits
          </text>
          <text x="150" y="114">
            copy 1
          </text>
          <text x="290" y="98">
            copy 1
          </text>
          <text x="500" y="98">
            waits
          </text>
          <text x="500" y="114">
            copy 2
          </text>
          <text x="570" y="98">
            copy 2
          </text>
          <text x="150" y="190">
            waits
          </text>
          <text x="150" y="206">
            copy 1
          </text>
          <text x="290" y="190">
            copy 1
          </text>
          <text x="500" y="190">
            copy 1
          </text>
          <text x="570" y="190">
            copy 2
          </text>
        </g>
      </g>
    </svg>
  );
}
