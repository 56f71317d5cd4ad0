/** The page whose sample counts how often Angular evaluates a template; read where it is written. */
const COUNTED = {
  id: 'cdk/render-strategies/strategies/index',
  path: '/docs/cdk/render-strategies/strategies#what-plain-angular-does',
};

/** For a signal in the template, and for `*rxLet` with a concurrent strategy: around the block, and in it. */
const WITHOUT = /await count\(Signalled\); \/\/ => '(\d+) /;
const WITH = /await count\(Block, 'normal'\); \/\/ => '(\d+) (\d+),/;

/** What the home page claims of `*rxLet`. */
export type Evaluations = {
  updates: number;
  /** How often the template around the block was evaluated for them. */
  around: number;
  /** Site path of the sample. */
  path: string;
};

/**
 * Reads the figures of the home page from the sample that counts them.
 *
 * @param docs pages of the documentation
 * @returns nothing on a site without the page
 * @throws Error when the page that counts does not, or counts something else
 */
export function readEvaluations(
  docs: readonly { id: string; file: string; body: string }[],
): Evaluations | undefined {
  const doc = docs.find(({ id }) => id === COUNTED.id);
  if (!doc) return undefined;
  const without = WITHOUT.exec(doc.body)?.[1];
  const [, around, inside] = WITH.exec(doc.body) ?? [];
  if (without === undefined || without !== inside) {
    throw new Error(
      `[site] The home page takes its headline from the sample on ${doc.file} that counts evaluations, and finds no "await count(Signalled); // => '10 …" and "await count(Block, 'normal'); // => '0 10, …" with the same number of updates. Bring them back, or change lib/site/verdicts/home-figures.ts.`,
    );
  }
  return {
    updates: Number(without),
    around: Number(around),
    path: COUNTED.path,
  };
}
