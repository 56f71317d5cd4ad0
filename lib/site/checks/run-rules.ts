import { checkAnchors } from './anchors';
import { checkComponents } from './components';
import { checkFences } from './fences';
import { checkHeadings } from './headings';
import { checkImages } from './images';
import { checkLinks } from './links';
import { checkNotation } from './notation';
import { checkPlaceholders } from './placeholders';
import { checkProof } from './proof';
import { checkRedirects } from './redirects';
import { checkRoutes } from './routes';
import { checkSpelling } from './spelling';
import { checkTitles } from './titles';
import { compareProblems } from '@/lib/base/source';
import type { Problem } from '@/lib/base/source';
import { checkVoice } from './voice';
import type { CheckInput, Rule } from './types';

/** Rules by their names, each of whose problems has the name of its rule. */
const named = <Name extends string>(
  rules: Readonly<Record<Name, Rule>>,
): Readonly<Record<Name, Rule>> =>
  Object.fromEntries(
    Object.entries<Rule>(rules).map(([rule, find]): [string, Rule] => [
      rule,
      (input) => find(input).map((problem) => ({ ...problem, rule })),
    ]),
  ) as Record<Name, Rule>;

/** Rules that know all about a page from itself and from the addresses and ids of others, without the dictionary. */
export const PAGE_RULES = named({
  components: checkComponents,
  notation: checkNotation,
  links: checkLinks,
  anchors: checkAnchors,
  images: checkImages,
  headings: checkHeadings,
  fences: checkFences,
  placeholders: checkPlaceholders,
  voice: checkVoice,
});

/** Every rule by its name. */
export const RULES = {
  ...PAGE_RULES,
  ...named({
    routes: checkRoutes,
    titles: checkTitles,
    redirects: checkRedirects,
    spelling: checkSpelling,
    proof: checkProof,
  }),
};

/** What readers would run into: with one of these, nothing is published. */
export const BUILD_RULES: readonly Rule[] = [
  RULES.links,
  RULES.anchors,
  RULES.images,
  RULES.notation,
  RULES.redirects,
  RULES.placeholders,
];

/** Runs rules over a content folder; the result is ordered as a reader of the files meets it. */
export function runRules(
  input: CheckInput,
  rules: readonly Rule[] = Object.values(RULES),
): Problem[] {
  return sortProblems(rules.flatMap((rule) => rule(input)));
}

/** Without repetitions: some mistakes are seen by the rule and by the compiler. */
export function sortProblems(problems: readonly Problem[]): Problem[] {
  const byText = new Map(
    problems.map((problem) => [
      `${problem.file}:${problem.line}:${problem.column} ${problem.message}`,
      problem,
    ]),
  );
  return [...byText.values()].sort(compareProblems);
}
