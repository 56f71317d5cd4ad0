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
import { checkSpelling } from './spelling';
import { checkTitles } from './titles';
import { compareProblems } from '@/lib/base/source';
import type { Problem } from '@/lib/base/source';
import { checkVoice } from './voice';
import type { CheckInput, Rule } from './types';

/** Every rule by its name. */
export const RULES = {
  components: checkComponents,
  notation: checkNotation,
  links: checkLinks,
  anchors: checkAnchors,
  images: checkImages,
  headings: checkHeadings,
  fences: checkFences,
  placeholders: checkPlaceholders,
  voice: checkVoice,
  titles: checkTitles,
  redirects: checkRedirects,
  spelling: checkSpelling,
  proof: checkProof,
} satisfies Readonly<Record<string, Rule>>;

export type RuleName = keyof typeof RULES;

export const RULE_NAMES = Object.keys(RULES) as readonly RuleName[];

/** Rules that know all about a page from itself and from the addresses and ids of others, without the dictionary. */
export const PAGE_RULES: readonly RuleName[] = [
  'components',
  'notation',
  'links',
  'anchors',
  'images',
  'headings',
  'fences',
  'placeholders',
  'voice',
];

/** What readers would run into: with one of these, nothing is published. */
export const BUILD_RULES: readonly RuleName[] = [
  'links',
  'anchors',
  'images',
  'notation',
  'redirects',
  'placeholders',
];

/** Runs rules over a content folder; the result is ordered as a reader of the files meets it. */
export function runRules(
  input: CheckInput,
  names: readonly RuleName[] = RULE_NAMES,
): Problem[] {
  return sortProblems(
    names.flatMap((rule) =>
      RULES[rule](input).map((problem) => ({ ...problem, rule })),
    ),
  );
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
