import {
  statusOf,
  typesStatusOf,
  undo,
  type Status,
  type Workbench,
} from '@/lib/playground/workbench';
import { Tool } from './tool';
import type { Change } from './use-workbench';

/** Never told by the colour alone. */
const SIGNS: Readonly<Record<Status['kind'], [sign: string, word: string]>> = {
  quiet: ['', ''],
  running: ['◌', 'Running …'],
  done: ['✓', 'Done'],
  failed: ['✗', 'Failed'],
};

type StatusBarProps = {
  bench: Workbench;
  change: Change;
  /** For those whose connection spares them the types. */
  onCheckTypes: (() => void) | undefined;
};

/** How the program does, in one place. */
export function StatusBar({ bench, change, onCheckTypes }: StatusBarProps) {
  const { kind, text } = statusOf(bench);
  const types = typesStatusOf(bench);
  const [sign, word] = SIGNS[kind];
  return (
    <div className="play-state">
      <p className="play-status" role="status" data-state={kind}>
        {word && (
          <b>
            <span aria-hidden="true">{sign}</span> {word}
          </b>
        )}{' '}
        <span className="play-said">{text}</span>
      </p>
      {types.text && (
        <p className="play-types" role="status" data-state={types.kind}>
          {types.text}
        </p>
      )}
      {onCheckTypes && <Tool onUse={onCheckTypes}>Check types (1.2 MB)</Tool>}
      {bench.before && (
        <p className="play-before" role="status">
          {bench.before.what}{' '}
          <Tool onUse={() => change(undo)}>{bench.before.act}</Tool>
        </p>
      )}
    </div>
  );
}
