import type { EmittedSample } from './emit';

/** What is wrong with a sample that was run. */
export type Finding = {
  /** Index of the expectation that is not met. */
  site?: number | undefined;
  message: string;
  stack?: string | undefined;
};

/** What one run of a sample gave, by expectation. */
export type RunOutcome = {
  expected: unknown[][];
  given: (unknown[] | undefined)[];
  failures: { text: string; stack: string }[];
  errorLog: string[];
};

/** A host that runs samples of one kind, one after the other. */
export type SampleHost = {
  run: (sample: EmittedSample) => Promise<Finding[]>;
};
