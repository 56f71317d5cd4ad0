import type { EmittedSample } from './emit';

/** What is wrong with a sample that was run. */
export type RunProblem = {
  /** Index of the expectation that is not met. */
  site?: number | undefined;
  message: string;
  stack?: string | undefined;
};

/** What one run of a sample gave, by expectation. */
export type RunResult = {
  expected: unknown[][];
  given: (unknown[] | undefined)[];
  failures: { text: string; stack: string }[];
  errorLog: string[];
};

/** What came of a sample. */
export type SampleResult = {
  problems: RunProblem[];
  /** Expectations in the order in which their values came; none in a browser, where the next run may have another. */
  order: number[];
};

/** A host that runs samples of one kind, one after the other. */
export type SampleHost = {
  run: (sample: EmittedSample) => Promise<SampleResult>;
};
