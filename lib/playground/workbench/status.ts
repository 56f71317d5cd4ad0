import type { Workbench } from './workbench';
import { summarize, type Status } from './results';

/** What readers are told of their program, in a sentence. */
export function statusOf(bench: Workbench): Status {
  const { said, mistake, loss, phase, results } = bench;
  if (said) return said;
  const wrong = mistake
    ? `${mistake.file}, line ${mistake.line}: ${mistake.message}`
    : loss;
  if (wrong !== undefined) return { kind: 'failed', text: wrong };
  if (phase === 'quiet') return { kind: 'quiet', text: '' };
  const summary = summarize(results);
  if (summary.kind === 'failed') return summary;
  if (phase === 'running') return { kind: 'running', text: '' };
  const [first] = bench.types.problems;
  return first
    ? {
        kind: 'failed',
        text: `${first.file}, line ${first.line}: ${first.message}`,
      }
    : summary;
}

/** What readers are told of the types of their program. */
export function typesStatusOf({ types }: Workbench): Status {
  const { phase, problems } = types;
  if (phase === 'checking')
    return { kind: 'running', text: 'Checking types …' };
  if (phase === 'lost') {
    return {
      kind: 'failed',
      text: 'Types could not be checked. Check the connection.',
    };
  }
  if (phase === 'unknown') return { kind: 'quiet', text: '' };
  return problems.length === 0
    ? { kind: 'done', text: 'No type errors' }
    : {
        kind: 'failed',
        text: `${problems.length} type ${problems.length === 1 ? 'error' : 'errors'}`,
      };
}
