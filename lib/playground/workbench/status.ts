import { counted } from '@/lib/base/text';
import type { Problem } from '../types';
import { summarize, type Status } from './results';
import type { Workbench } from './workbench';

const placed = ({ file, line, message }: Problem): Status => ({
  kind: 'failed',
  text: `${file}, line ${line}: ${message}`,
});

/** What readers are told of their program, in a sentence. */
export function statusOf(bench: Workbench): Status {
  const { said, mistake, loss, phase, results, types } = bench;
  if (said) return said;
  if (mistake) return placed(mistake);
  if (loss !== undefined) return { kind: 'failed', text: loss };
  if (phase === 'quiet') return { kind: 'quiet', text: '' };
  const summary = summarize(results);
  if (summary.kind === 'failed') return summary;
  if (phase === 'running') return { kind: 'running', text: '' };
  const [first] = types.problems;
  return first ? placed(first) : summary;
}

/** What readers are told of the types of their program. */
export function typesStatusOf({
  types: { phase, problems },
}: Workbench): Status {
  const { length } = problems;
  switch (phase) {
    case 'unknown':
      return { kind: 'quiet', text: '' };
    case 'checking':
      return { kind: 'running', text: 'Checking types …' };
    case 'lost': {
      const text = 'Types could not be checked. Check the connection.';
      return { kind: 'failed', text };
    }
    case 'known':
      return length === 0
        ? { kind: 'done', text: 'No type errors' }
        : { kind: 'failed', text: counted(length, 'type error') };
  }
}
