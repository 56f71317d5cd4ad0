import './tutorial.css';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { withBase } from '@/lib/base/url';
import type { Report } from '@/lib/playground/engine';
import { HINTS } from '@/lib/playground/tutorial';
import {
  judge,
  lostCheck,
  type CheckResult,
  type Program,
} from '@/lib/playground/workbench';
import { Frame } from './frame';
import { Tool } from './tool';
import { End, Hints, StepList, Task } from './tutorial-parts';
import { useLesson, type LessonProps } from './use-lesson';

/** On a narrow screen, one of them is shown at a time. */
const PANES = ['Task', 'Code', 'Result'] as const;

type Pane = (typeof PANES)[number];

/** A tutorial beside the editor: what to do, a check of it, hints and the solution. */
export function TutorialPanel(props: LessonProps) {
  const { title, page, steps, end } = props.tutorial;
  const lesson = useLesson(props);
  const { step, index, done, visit } = lesson;
  const [pane, setPane] = useState<Pane>('Task');
  const heading = useRef<HTMLHeadingElement>(null);
  const hints = useRef<HTMLDivElement>(null);
  const turnTo = (next: number) => {
    flushSync(() => {
      lesson.turnTo(next);
      setPane('Task');
    });
    heading.current?.focus();
  };
  return (
    <section className="tutorial" aria-label="Tutorial" data-pane={pane}>
      <PaneSwitch pane={pane} onPane={setPane} />
      <div className="tutorial-body">
        <h2>{title}</h2>
        <p className="tutorial-about">
          Your code and progress are saved on this device.{' '}
          <a href={withBase(page)}>Read the tutorial as a page</a>
        </p>
        <StepList steps={steps} current={index} done={done} onTurn={turnTo} />
        <h3 ref={heading} tabIndex={-1}>
          {`Step ${index + 1} of ${steps.length}: ${step.title}`}
        </h3>
        <Task step={step} />
        <div ref={hints}>
          <Hints step={step} count={visit.hints} />
        </div>
        {done.length === steps.length && <End title={title} end={end} />}
      </div>
      <Actions
        lesson={lesson}
        count={steps.length}
        onTurn={turnTo}
        onPane={setPane}
        onHint={() => hints.current?.scrollIntoView({ block: 'end' })}
      />
      {visit.checking?.program && (
        <Check program={visit.checking.program} onEnd={lesson.finish} />
      )}
    </section>
  );
}

type SwitchProps = { pane: Pane; onPane: (pane: Pane) => void };

function PaneSwitch({ pane, onPane }: SwitchProps) {
  return (
    <div className="tutorial-switch" role="group" aria-label="Show">
      {PANES.map((name) => (
        <button
          key={name}
          type="button"
          aria-pressed={name === pane}
          onClick={() => onPane(name)}
        >
          {name}
        </button>
      ))}
    </div>
  );
}

type ActionsProps = Pick<SwitchProps, 'onPane'> & {
  lesson: ReturnType<typeof useLesson>;
  /** Of the steps. */
  count: number;
  onTurn: (index: number) => void;
  /** Called when another hint is there. */
  onHint: () => void;
};

/** What came of the last check, and what the reader may do; always in reach. */
function Actions({ lesson, count, onTurn, onPane, onHint }: ActionsProps) {
  const { index, isDone, visit } = lesson;
  const solution = useRef<HTMLButtonElement>(null);
  const showHint = () => {
    flushSync(() => {
      lesson.showHint();
      onPane('Task');
    });
    onHint();
    if (visit.hints === HINTS - 1) solution.current?.focus();
  };
  return (
    <div className="tutorial-actions">
      <Outcome lesson={lesson} />
      <div className="tutorial-tools">
        <Tool
          isMain={!isDone}
          onUse={visit.checking ? lesson.stop : () => void lesson.check()}
        >
          {visit.checking ? 'Stop the check' : 'Check my code'}
        </Tool>
        <Tool isOff={visit.hints >= HINTS} onUse={showHint}>
          Hint
        </Tool>
        <Tool
          ref={solution}
          onUse={() => {
            lesson.turnSolution();
            onPane('Code');
          }}
        >
          {visit.own ? 'Back to my code' : 'Show the solution'}
        </Tool>
        {index < count - 1 && (
          <Tool isMain={isDone} onUse={() => onTurn(index + 1)}>
            Next step
          </Tool>
        )}
      </div>
    </div>
  );
}

function Outcome({ lesson }: Pick<ActionsProps, 'lesson'>) {
  const { says, isDone, visit } = lesson;
  const { missed, checking } = visit;
  const kind = isDone && !checking ? 'done' : undefined;
  return (
    <div role="status" className="tutorial-result">
      {says && <p data-kind={missed ? 'missed' : kind}>{says}</p>}
      {missed && <p>{missed.says}</p>}
      {missed?.cause && (
        <p className="tutorial-cause">
          <strong>Likely cause: </strong>
          {missed.cause}
        </p>
      )}
    </div>
  );
}

/** Runs a check, unseen. */
function Check(props: {
  program: Program;
  onEnd: (result: CheckResult) => void;
}) {
  const { program, onEnd } = props;
  const reports = useRef<Report[]>([]);
  return (
    <div className="tutorial-apart" aria-hidden="true" inert>
      <Frame
        program={program}
        onReport={(news) => {
          for (const report of news) {
            reports.current.push(report);
            if (report.kind === 'done') onEnd(judge(reports.current));
          }
        }}
        onLost={(why) => onEnd(lostCheck(why))}
      />
    </div>
  );
}
