import {
  lose,
  problemsOf,
  report,
  turnTo,
  type Problem,
  type Workbench,
} from '@/lib/playground/workbench';
import { Frame } from './frame';
import { LintPanel } from './lint-panel';
import { ResultTabs } from './result-tabs';
import { Console, Hint, Places, Values, type GoTo } from './results';
import { PLAYGROUND } from './settings';
import { StatusBar } from './status-bar';
import type { Change } from './use-workbench';

type ResultPaneProps = {
  bench: Workbench;
  change: Change;
  goTo: GoTo;
  onCheckTypes: (() => void) | undefined;
};

/** What the program shows, gives and logs, and what is wrong with it. */
export function ResultPane(props: ResultPaneProps) {
  const { bench, change, goTo, onCheckTypes } = props;
  const { results, tab } = bench;
  const problems = problemsOf(bench);
  const panels = {
    Preview: <Preview bench={bench} change={change} />,
    Problems: (
      <Places
        places={problems.map((problem) => ({
          ...problem,
          more: <ProblemCode {...problem} />,
        }))}
        none="No problems were found."
        goTo={goTo}
      />
    ),
    Values: <Values results={results} goTo={goTo} />,
    Console: <Console results={results} goTo={goTo} />,
    Lint: (
      <LintPanel
        file={bench.isWaiting ? undefined : bench.settled[bench.active]}
        rules={bench.project?.rules}
        isShown={tab === 'Lint'}
        goTo={goTo}
      />
    ),
  };
  const logged = results.console;
  return (
    <section className="play-result" aria-label="Result">
      <StatusBar bench={bench} change={change} onCheckTypes={onCheckTypes} />
      <ResultTabs
        shown={tab}
        panels={panels}
        counts={{
          Problems: { count: problems.length, isBad: true },
          Console: {
            count: logged.length,
            isBad: logged.some(
              (one) => one.kind === 'failure' || one.level === 'error',
            ),
          },
        }}
        onTurn={(name) => change((now) => turnTo(now, name))}
      />
    </section>
  );
}

function ProblemCode({ code, file }: Problem) {
  const help = PLAYGROUND.helpFor(code);
  return (
    <>
      {help === undefined ? (
        code && <code>{code}</code>
      ) : (
        <a href={help} target="_blank" rel="noopener">
          What {code} means
        </a>
      )}
      <span className="play-where">{file}</span>
    </>
  );
}

function Preview({ bench, change }: Pick<ResultPaneProps, 'bench' | 'change'>) {
  const { program, loss, frame, results, mistake } = bench;
  return (
    <>
      {mistake && <Hint>Nothing to preview: the code does not build yet.</Hint>}
      {results.isMounted === false && !loss && (
        <Hint>
          {results.entry?.promises.length
            ? 'Nothing to preview: a program with expected values (// =>) shows no component.'
            : 'Nothing to preview. A component with required inputs needs another one that uses it.'}
        </Hint>
      )}
      {program && (
        <div className="play-stage" hidden={mistake !== undefined}>
          <Frame
            key={frame}
            program={program}
            onReport={(news) => change((now) => news.reduce(report, now))}
            onLost={(why) => change((now) => lose(now, why))}
          />
        </div>
      )}
    </>
  );
}
