import { collectSampleTotals } from './sample-totals';

/** The page whose sample counts how often Angular evaluates a template; read where it is written. */
const COUNTED = {
  id: 'cdk/render-strategies/strategies/index',
  path: '/docs/cdk/render-strategies/strategies#what-plain-angular-does',
};

/** For a signal in the template, and for `*rxLet` with a concurrent strategy: around the block, and in it. */
const WITHOUT = /await count\(Signalled\); \/\/ => '(\d+) /;
const WITH = /await count\(Block, 'normal'\); \/\/ => '(\d+) (\d+),/;

/** What the home page claims, as far as the build has measured it. */
export type HomeFigures = {
  /** Nothing on a site without the page. */
  evaluations: Evaluations | undefined;
  /** Nothing while the samples have not been checked. */
  checked: { samples: number; documented: number; exports: number } | undefined;
};

type Evaluations = {
  updates: number;
  /** How often the template around the block was evaluated for them. */
  around: number;
  /** Site path of the sample. */
  path: string;
};

/**
 * Gathers the figures of the home page.
 *
 * @param contentDir folder of the pages
 * @param docs pages of the documentation
 * @throws Error when the page that counts does not, or counts something else
 */
export function collectHomeFigures(
  contentDir: string,
  docs: readonly { id: string; file: string; body: string }[],
): HomeFigures {
  return {
    evaluations: readEvaluations(docs),
    checked: readChecked(contentDir),
  };
}

function readEvaluations(
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

function readChecked(contentDir: string): HomeFigures['checked'] {
  const figures = collectSampleTotals(contentDir);
  if (!figures) return undefined;
  const { checked, run, linted, 'expected-errors': failing } = figures.all;
  const exports = figures.packages.map((one) => one.exports);
  return {
    samples: checked + run + linted + failing,
    documented: exports.reduce((sum, one) => sum + one.documented, 0),
    exports: exports.reduce((sum, one) => sum + one.exports, 0),
  };
}
