/** What the drawing shows before it moves, and where nothing moves. */
const LEVELS = [119, 120, 121, 122, 123, 124];

/**
 * The result of the sample beside it, as a marble diagram that `lib/site/browser/ticker.ts` keeps running. Without scripts it
 * is a still picture of the same.
 */
export function Ticker() {
  return (
    <section className="result" aria-label="Result" data-ticker="">
      <div className="result-head">
        <h2>Result</h2>
        <button
          type="button"
          className="code-button needs-js"
          data-ticker-pause=""
        >
          Pause
        </button>
      </div>
      <div className="result-view">
        <p>
          Water level: <b data-ticker-level="">{LEVELS.at(-1)}</b> cm
        </p>
        <button
          type="button"
          className="button button-quiet needs-js"
          data-ticker-calibrate=""
        >
          Calibrate
        </button>
      </div>
      <div
        className="lanes"
        role="img"
        aria-label="Marble diagram: every tick of the interval becomes a level in the view of *rxLet, and none of them makes Angular check the component."
      >
        <Lane name="interval" values={LEVELS.map(() => '')} />
        <Lane name="*rxLet" values={LEVELS.map(String)} />
        <Lane name="component" values={[]} />
      </div>
      <p className="result-note">
        Played back in plain JavaScript; the sample itself is compiled against
        the packages with every build.
      </p>
    </section>
  );
}

function Lane({ name, values }: { name: string; values: readonly string[] }) {
  return (
    <p className="lane" data-ticker-lane={name}>
      <code>{name}</code>
      <span className="lane-line">
        {values.map((value, index) => (
          <i key={index} className="lane-marble">
            {value}
          </i>
        ))}
      </span>
      <b>{values.length}</b>
    </p>
  );
}
