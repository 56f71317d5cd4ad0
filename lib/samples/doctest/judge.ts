import { inspect, isDeepStrictEqual } from 'node:util';

import { isKept } from './claims';
import type { EmittedSample } from './emit';
import type { Expectation } from './expectations';
import type { Finding, RunOutcome } from './finding';

/** What a sample promised and did not keep in its runs. */
export function judgeRuns(
  { sample, expectations }: EmittedSample,
  runs: readonly RunOutcome[],
): Finding[] {
  const { throws } = sample.fence.meta;
  const failure = runs
    .map((run) => judgeFailures(run, throws))
    .find((finding) => finding !== undefined);
  const broken = expectations.flatMap((expectation, site) => {
    const message = judgeSite(expectation, site, runs);
    return message === undefined ? [] : [{ site, message }];
  });
  return failure ? [failure, ...broken] : broken;
}

function judgeFailures(
  { failures, errorLog }: RunOutcome,
  throws: string | undefined,
): Finding | undefined {
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

function judgeSite(
  expectation: Expectation,
  site: number,
  runs: readonly RunOutcome[],
): string | undefined {
  const least = expectation.claim?.least ?? runs.length;
  const asked = runs.slice(0, expectation.claim?.runs ?? runs.length);
  const broken = asked.filter((run) => !isKeptIn(run, expectation, site));
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
  const kept = asked.length - broken.length;
  return `${promised} for ${share}${asked.length} runs, but held in ${kept}; once the sample gave ${shown}. Mend the sample or the comment, allow further orders with \`or\`, or promise a smaller share.`;
}

function isKeptIn(
  { expected, given }: RunOutcome,
  { claim }: Expectation,
  site: number,
): boolean {
  const values = given[site] ?? [];
  if (claim && claim.kind !== 'values') return isKept(claim, values);
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
