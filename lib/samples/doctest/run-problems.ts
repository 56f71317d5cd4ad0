import { inspect, isDeepStrictEqual } from 'node:util';

import { z } from 'zod';

import { holds, type Claim } from '@/lib/samples/promises';
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
};

/** What a sample is to give. */
type Asked = {
  /** Text of the error that it throws. */
  throws: string | undefined;
  expectations: readonly { text: string; claim: Claim | undefined }[];
};

/** A host that runs samples of one kind, one after the other. */
export type SampleHost = {
  run: (sample: EmittedSample) => Promise<SampleResult>;
};

type Expectation = Asked['expectations'][number];

/** What a page gave, by expectation. */
export type PageRun = Pick<RunResult, 'failures' | 'errorLog'> & {
  expected: unknown[][];
  given: (unknown[] | undefined)[];
};

/** Compares what a page gave with what was promised of it. */
export function judge(
  { expected, given, failures, errorLog }: PageRun,
  expectations: readonly Expectation[],
): RunResult {
  const sites = expectations.map(({ claim }, site) => {
    const values = given[site] ?? [];
    const isRight =
      claim && claim.kind !== 'values'
        ? holds(claim, values)
        : isDeepStrictEqual(values, expected[site] ?? []);
    return { isRight, given: values.map(show) };
  });
  return { sites, failures, errorLog };
}

/** Errors of the runs of a sample, and its promises that did not hold in them. */
export function findRunProblems(
  { throws, expectations }: Asked,
  runs: readonly RunResult[],
): RunProblem[] {
  const failure = runs
    .map((run) => findFailure(run, throws))
    .find((problem) => problem !== undefined);
  const broken = expectations.flatMap((expectation, site) => {
    const message = explainBroken(expectation, site, runs);
    return message === undefined ? [] : [{ site, message }];
  });
  return failure ? [failure, ...broken] : broken;
}

function findFailure(
  { failures, errorLog }: RunResult,
  throws: string | undefined,
): RunProblem | undefined {
  const [first] = failures;
  if (throws !== undefined) {
    const texts = failures.map(({ text }) => text);
    if (texts.some((text) => text.includes(throws))) return undefined;
    const found =
      texts.length > 0 ? `throws ${texts.join(', ')}` : 'throws nothing';
    return {
      message: `The sample was to throw an error with "${throws}", but ${found}. Mend the sample or its \`throws\`.`,
    };
  }
  if (first) {
    return {
      message: `The sample throws ${first.text.replace(/[.!]$/, '')}. Mend it, or announce it with throws="…".`,
      stack: first.stack,
    };
  }
  return errorLog[0] === undefined
    ? undefined
    : {
        message: `The sample writes to console.error: ${errorLog[0]}. Mend it, or announce it with throws="…".`,
      };
}

function explainBroken(
  expectation: Expectation,
  site: number,
  runs: readonly RunResult[],
): string | undefined {
  const least = expectation.claim?.least ?? runs.length;
  const asked = runs.slice(0, expectation.claim?.runs ?? runs.length);
  const broken = asked.filter((run) => !run.sites[site]?.isRight);
  const [first] = broken;
  if (!first || asked.length - broken.length >= least) return undefined;
  const promised = `\`// => ${describe(expectation)}\` was promised`;
  const given = first.sites[site]?.given ?? [];
  if (given.length === 0) {
    return `${promised}, but the sample never gets there. Await what it waits for; mend the sample or the comment.`;
  }
  const shown = given.join(', ');
  if (asked.length === 1) {
    return `${promised}, but the sample gives ${shown}. Mend the sample or the comment.`;
  }
  const share = least < asked.length ? `at least ${least} of ` : 'all of ';
  const held = asked.length - broken.length;
  return `${promised} for ${share}${asked.length} runs, but held in ${held}; once the sample gave ${shown}. Mend the sample or the comment, allow further orders with \`or\`, or promise a smaller share.`;
}

function describe({ claim, text }: Expectation): string {
  if (claim?.kind === 'order') {
    return `order: ${claim.orders.map((order) => order.join(', ')).join(' or ')}`;
  }
  if (claim?.kind === 'range') {
    const { from, to } = claim;
    if (to === Infinity) return `at least ${from}`;
    return from === -Infinity ? `at most ${to}` : `between ${from} and ${to}`;
  }
  return text || 'nothing';
}

function show(value: unknown): string {
  return inspect(value, {
    depth: 8,
    breakLength: Infinity,
    maxArrayLength: 50,
  });
}
