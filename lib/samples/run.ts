import type { Sample } from './plan';
import type { SampleProblem } from './problem';
import type { SampleProgram } from './program';

export async function runSamples(
  _samples: readonly Sample[],
  _program: SampleProgram,
  _rootDir: string,
): Promise<SampleProblem[]> {
  return [];
}
