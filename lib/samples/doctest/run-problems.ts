import { inspect, isDeepStrictEqual } from 'node:util';

import { z } from 'zod';

import type { EmittedSample } from './emit';

/** What is wrong with a sample that was run. */
export type RunProblem = {
  /** Index of the expectation that is not met. */
  site?: number | undefined;
  message: string;
  stack?: string | undefined;
};

/** What one run of a sample gave. */
export const RUN_RESULT = z.object({
  /** By expectation: whether it is met, and the values as text. */
  sites: z.array(
    z.object({ isRight: z.boolean(), given: z.array(z.string()) }),
  ),
  failures: z.array(z.object({ text: z.string(), stack: z.string() })),
  errorLog: z.array(z.string()),
});

type RunResult = z.infer<typeof RUN_RESULT>;

/** What came of a sample. */
export type SampleResult = {
  problems: RunProblem[];
  /** Expectations in the order in which their values came; none in a browser, where the next run may have another. */
  order: number[];
  /** The document that a server has rendered. */
  html?: string | undefined;
};

/** What a sample is to give. */
type Asked = {
  /** Text of the error that it throws. */
  throws: string | undefined;
  expectations: readonly { text: string }[];
};

/** A host that runs samples of one kind, one after the other. */
export type SampleHost = {
  run: (sample: EmittedSample) => Promise<SampleResult>;
};

/** What a page gave, by expectation. */
export type PageRun = Pick<RunResult, 'failures' | 'errorLog'> & {
  expected: unknown[][];
  given: (unknown[] | undefined)[];
};

/** Compares what a page gave with what was promised of it. */
export function judge({
  expected,
  given,
  failures,
  errorLog,
}: PageRun): RunResult {
  const sites = expected.map((values, site) => {
    const came = given[site] ?? [];
    return { isRight: isDeepStrictEqual(came, values), given: came.map(show) };
  });
  return { sites, failures, errorLog };
}

/** Errors of a run of a sample, and its promises that did not hold in it. */
export function findRunProblems(
  { throws, expectations }: Asked,
  run: RunResult,
): RunProblem[] {
  const failure = findFailure(run, throws);
  const broken = run.sites.flatMap(({ isRight, given }, site) => {
    const { text = '' } = expectations[site] ?? {};
    return isRight ? [] : [{ site, message: explainBroken(text, given) }];
  });
  return failure ? [failure, ...broken] : broken;
}

function findFailure(
  { failures, errorLog }: RunResult,
  throws: string | undefined,
): RunProblem | undefined {
  if (throws !== undefined) {
    const texts = failures.map(({ text }) => text);
    if (texts.some((text) => text.includes(throws))) return undefined;
    const message = `The sample was to throw an error with "${throws}", but throws ${texts.join(', ') || 'nothing'}. Mend the sample or its \`throws\`.`;
    return { message };
  }
  const [first] = failures;
  const what = first
    ? `throws ${first.text.replace(/[.!]$/, '')}`
    : errorLog[0] !== undefined && `writes to console.error: ${errorLog[0]}`;
  if (!what) return undefined;
  const message = `The sample ${what}. Mend it, or announce it with throws="…".`;
  return { message, ...(first && { stack: first.stack }) };
}

function explainBroken(text: string, given: readonly string[]): string {
  const promised = `\`// => ${text || 'nothing'}\` was promised`;
  return given.length === 0
    ? `${promised}, but the sample never gets there. Await what it waits for; mend the sample or the comment.`
    : `${promised}, but the sample gives ${given.join(', ')}. Mend the sample or the comment.`;
}

const show = (value: unknown): string =>
  inspect(value, { depth: 8, breakLength: Infinity, maxArrayLength: 50 });
