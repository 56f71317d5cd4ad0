import { Tab, Tabs } from '@/components/mdx/tabs/tabs';
import { MAIN_ID } from '@/lib/site/config';
import { withBase } from '@/lib/base/url';

type PlayPageProps = {
  /** Of the packages that code runs with, by name. */
  versions: Readonly<Record<string, string>>;
};

const KEYS_ID = 'play-keys';

const TOOLS = [
  ['add', 'New file'],
  ['format', 'Format'],
  ['run', 'Run'],
  ['reset', 'Reset'],
  ['share', 'Share'],
] as const;

/** The playground before its scripts fill it in. */
export function PlayPage({ versions }: PlayPageProps) {
  return (
    <main
      id={MAIN_ID}
      tabIndex={-1}
      className="play"
      data-play={JSON.stringify(versions)}
    >
      <h1>Playground</h1>
      <p className="play-about">
        Code runs in your browser, with RxAngular{' '}
        {versions['@rx-angular/template']} and Angular{' '}
        {versions['@angular/core']}. Nothing is sent to a server.{' '}
        <a href={withBase('/docs/contributing/playground-links')}>
          Links to the playground
        </a>{' '}
        says what code can reach and how a program makes a link.
      </p>
      <p className="no-js">
        The playground needs JavaScript, because your browser compiles and runs
        the code itself: what you write becomes a component in the preview, a
        list of promised and real values, the output of the console, and the
        reports of the lint rules. Without JavaScript, every sample can be read
        and copied in <a href={withBase('/docs/state')}>the documentation</a>,
        with the values that it gives in its comments, because each of them was
        run when the site was built.
      </p>
      <div className="play-panes needs-js">
        <Source />
        <Result />
      </div>
    </main>
  );
}

function Source() {
  return (
    <section className="play-source" aria-label="Code">
      <Tools />
      <p className="play-ask" role="note" data-play-ask="" hidden>
        This code came with a link. Read it first; it runs when you press Run.
        It cannot reach this page, your data or the network.
      </p>
      <p className="play-ask" role="note" data-play-written="" hidden />
      <div className="play-editor">
        <pre aria-hidden="true" data-play-shown="" />
        <textarea
          data-play-field=""
          aria-label="Code"
          aria-describedby={KEYS_ID}
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          wrap="off"
        />
      </div>
      <p id={KEYS_ID} className="play-hint">
        Tab indents; press Escape and then Tab to leave the editor. Control and
        Enter run the code; Shift, Alt and F format it.
      </p>
    </section>
  );
}

function Tools() {
  return (
    <div className="play-bar">
      <div
        className="play-files"
        role="group"
        aria-label="Files"
        data-play-files=""
      />
      {TOOLS.map(([name, label]) => (
        <button
          key={name}
          type="button"
          className={name === 'run' ? 'play-tool play-main' : 'play-tool'}
          {...{ [`data-play-${name}`]: '' }}
          disabled
        >
          {label}
        </button>
      ))}
    </div>
  );
}

function Result() {
  return (
    <section className="play-result" aria-label="Result">
      <p className="play-status" role="status" data-play-status="" />
      <Tabs>
        {['Preview', 'Values', 'Console', 'Lint'].map((label) => (
          <Tab key={label} label={label}>
            <div {...{ [`data-play-${label.toLowerCase()}`]: '' }} />
          </Tab>
        ))}
      </Tabs>
    </section>
  );
}
