import {
  describeRun,
  describeStep,
  stepsOf,
  type Run,
} from '@/lib/benchmarks/run';
import { LabChoice } from './lab-choice';
import { Timeline } from './timeline';

type RunFigureProps = {
  run: Run;
  /** Time that the width stands for. */
  span: number;
  /** Where it was recorded, in words. */
  place: string;
  /** The strategies that there are. */
  names: readonly string[];
  /** The one that is chosen, and will be shown. */
  chosen: string;
  /** Number of the step that is shown, or -1. */
  step: number;
  onChoose: (name: string) => void;
  onStep: (step: number) => void;
};

/** One run as a timeline with words, and controls that go through it. */
export function RunFigure(props: RunFigureProps) {
  const { run, span, place, names, chosen, step, onChoose, onStep } = props;
  const steps = stepsOf(run);
  const shown = steps[step];
  const go = (by: number) =>
    onStep(Math.min(Math.max(step + by, 0), steps.length - 1));
  return (
    <figure>
      <figcaption>{`${describeRun(run)} ${place}`.trim()}</figcaption>
      <Timeline run={run} span={span} step={shown} />
      <div className="demo-bar">
        <LabChoice
          label="Strategy"
          values={names}
          chosen={chosen}
          onChoose={onChoose}
        />
        <button type="button" onClick={() => go(-1)}>
          Previous frame
        </button>
        <button type="button" onClick={() => go(1)}>
          Next frame
        </button>
        <span className="demo-status" role="status">
          {shown && describeStep(shown, step, steps.length)}
        </span>
      </div>
    </figure>
  );
}
