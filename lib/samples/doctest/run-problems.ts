import { inspect, isDeepStrictEqual } from 'node:util';

import { holds } from './claims';
import type { EmittedSample } from './emit';
import type { Expectation } from './expectations';
import type { RunProblem, RunResult } from './run-result';

/** Errors of the runs of a sample, and its promises that did not hold in them. */
export function findRunProblems(
  { sample, expectations }: EmittedSample,
  runs: readonly RunResult[],
): RunProblem[] {
  const { throws } = sample.fence.meta;
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
  const broken = asked.filter((run) => !holdsIn(run, expectation, site));
  const [first] = broken;
  if (!first || asked.length - broken.length >= least) return undefined;
  const promised = `\`// => ${describe(expectation)}\` was promised`;
  const given = first.given[site] ?? [];
  if (given.length === 0) {
    return `${promised}, but the sample never gets there. Await what it waits for; mend the sample or the comment.`;
  }
  const shown = given.map(show).join(', ');
  if (asked.length === 1) {
    return `${promised}, but the sample gives ${shown}. Mend the sample or the comment.`;
  }
  const share = least < asked.length ? `at least ${least} of ` : 'all of ';
  const held = asked.length - broken.length;
  return `${promised} for ${share}${asked.length} runs, but held in ${held}; once the sample gave ${shown}. Mend the sample or the comment, allow further orders with \`or\`, or promise a smaller share.`;
}

function holdsIn(
  { expected, given }: RunResult,
  { claim }: Expectation,
  site: number,
): boolean {
  const values = given[site] ?? [];
  if (claim && claim.kind !== 'values') return holds(claim, values);
  return isDeepStrictEqual(values, expected[site] ?? []);
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
