import type { FoundHovers, FenceRecord } from '@/lib/samples/fences';
import type { SamplePage, Problem } from '@/lib/base/source';
import type { CompiledDemo } from './demo';
import type { Fence } from './extract';
import type { LintReport } from './lint';
import type { SampleDiagnostic } from './program';

export type FenceResult = {
  fence: Fence;
  /** Diagnostics the author announced with `errors`. */
  expectedErrors: SampleDiagnostic[];
  lintReports: LintReport[];
};

/** A value that came as it was promised. */
export type ObservedValue = {
  /** 1-based line of the page with its comment. */
  line: number;
  /** As written there. */
  text: string;
};

/** What a check of one page gave. */
export type PageResult = {
  page: SamplePage;
  fences: FenceResult[];
  problems: Problem[];
  /** For the manifest; only of use when there are no problems. */
  records: FenceRecord[];
  /** The samples that readers can run. */
  demos: Map<Fence, CompiledDemo>;
  /** Of samples that ran, in the order in which they came. */
  values: ReadonlyMap<Fence, readonly ObservedValue[]>;
  hovers: FoundHovers;
};
