import { describeRun, type Run } from '@/lib/benchmarks/run';
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
  onChoose: (name: string) => void;
};

/** One run as a timeline with words, and the choice of its strategy. */
export function RunFigure(props: RunFigureProps) {
  const { run, span, place, names, chosen, onChoose } = props;
  return (
    <figure>
      <figcaption>{`${describeRun(run)} ${place}`.trim()}</figcaption>
      <Timeline run={run} span={span} />
      <div className="demo-bar">
        <LabChoice
          label="Strategy"
          values={names}
          chosen={chosen}
          onChoose={onChoose}
        />
      </div>
    </figure>
  );
}
