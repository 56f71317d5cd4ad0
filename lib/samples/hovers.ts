import type { PageReport } from './check';
import type { FoundHovers } from './hover-types';
import type { PagePlan } from './plan';
import type { SampleProgram } from './program';

export function findHovers(
  _report: PageReport,
  _plan: PagePlan,
  _program: SampleProgram,
): FoundHovers {
  return { symbols: [], sites: [] };
}
