/** What a comment of a sample that runs in a browser may promise instead of values. */
export type Claim = {
  /** How often the sample runs, and in how many of the runs the promise must hold at least. */
  runs: number;
  least: number;
} & (
  | { kind: 'values' }
  /** Each order names the same things; what it does not name may come anywhere. */
  | { kind: 'order'; orders: string[][] }
  /** Both ends count. */
  | { kind: 'range'; from: number; to: number }
);

type ReadClaim = {
  claim: Claim;
  /** The JavaScript of promised values; empty for the other kinds. */
  values: string;
};

/** One run proves nothing about what another may do. */
const RUNS_OF_ORDER = 5;
const MAX_RUNS = 100;

const SHARE = /\sin\s+(?:(\d+)\s+of\s+)?(\d+)\s+runs$/;
const ORDER = /^order\b/;
const RANGE = /^(?:between|at least|at most)\b/;
const BETWEEN = /^between\s+(\S+)\s+and\s+(\S+)$/;
const AT = /^at (least|most)\s+(\S+)$/;

const HOW_TO_ORDER =
  'Write the names as they are logged, separated by commas, and further orders after `or`: `// => order: a, b or b, a`.';

/**
 * Reads `order: a, b`, `between 1 and 2`, `at least 3`, and the share of runs that may follow any promise.
 *
 * @param text what an author wrote after `// =>`
 * @returns the promise; a message when it is none; nothing when the text holds plain values
 */
export function readClaim(text: string): ReadClaim | string | undefined {
  const share = SHARE.exec(text);
  const body = share ? text.slice(0, share.index).trim() : text.trim();
  const isSpecial = ORDER.test(body) || RANGE.test(body);
  if (!share && !isSpecial) return undefined;
  const runs = Number(share?.[2] ?? RUNS_OF_ORDER);
  const least = Number(share?.[1] ?? runs);
  if (runs < 1 || runs > MAX_RUNS || least < 1 || least > runs) {
    return `\`${text}\` names a share of runs that cannot be. Write \`in 15 of 20 runs\`, with at most ${MAX_RUNS} runs.`;
  }
  if (ORDER.test(body)) return readOrder(body, { runs, least });
  if (RANGE.test(body)) return readRange(body, { runs, least });
  return { claim: { kind: 'values', runs, least }, values: body };
}

type Share = { runs: number; least: number };

function readOrder(body: string, share: Share): ReadClaim | string {
  if (!body.startsWith('order:')) {
    return `\`${body}\` promises no order. ${HOW_TO_ORDER}`;
  }
  const orders = body
    .slice('order:'.length)
    .split(/\sor\s/)
    .map((order) => order.split(',').map(readName));
  const names = [...(orders[0] ?? [])].sort();
  const isSame = orders.every(
    (order) => [...order].sort().join() === names.join(),
  );
  if (names.length < 2 || new Set(names).size < names.length) {
    return `\`${body}\` needs at least two names, each once and none empty. ${HOW_TO_ORDER}`;
  }
  if (names.includes('') || !isSame) {
    return `\`${body}\` names different things in its orders. ${HOW_TO_ORDER}`;
  }
  return { claim: { kind: 'order', orders, ...share }, values: '' };
}

function readName(text: string): string {
  return text.trim().replace(/^(['"])(.*)\1$/, '$2');
}

function readRange(body: string, share: Share): ReadClaim | string {
  const between = BETWEEN.exec(body);
  const at = AT.exec(body);
  const from = Number(
    between?.[1] ?? (at?.[1] === 'least' ? at[2] : -Infinity),
  );
  const to = Number(between?.[2] ?? (at?.[1] === 'most' ? at[2] : Infinity));
  if ((!between && !at) || !(from <= to)) {
    return `\`${body}\` is no range of numbers. Write \`between 48 and 56\`, \`at least 2\` or \`at most 7\`.`;
  }
  return { claim: { kind: 'range', from, to, ...share }, values: '' };
}

/**
 * Whether an order or a range holds in one run.
 *
 * @param given what the sample gave at this place, one entry for each time it came there
 */
export function holds(
  claim: Exclude<Claim, { kind: 'values' }>,
  given: readonly unknown[],
): boolean {
  if (claim.kind === 'range') {
    return (
      given.length > 0 &&
      given.every(
        (value) =>
          typeof value === 'number' && value >= claim.from && value <= claim.to,
      )
    );
  }
  const [names = []] = claim.orders;
  const seen = listOf(given)
    .map(String)
    .filter((name) => names.includes(name));
  return claim.orders.some((order) => order.join('\n') === seen.join('\n'));
}

/** A list of names is what was logged one by one, or one array. */
function listOf(given: readonly unknown[]): readonly unknown[] {
  const [only] = given;
  return given.length === 1 && Array.isArray(only) ? only : given;
}
